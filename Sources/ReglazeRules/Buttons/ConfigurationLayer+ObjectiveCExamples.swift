import ReglazeEngine

extension ConfigurationLayer {
    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @implementation Page
            - (UIButton *)makeButton {
                UIButton *button = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                button.layer.1️⃣cornerRadius = 8; // as the cards
                button.layer.2️⃣borderWidth = 1;
                [button.layer 3️⃣setBorderColor:[[UIColor redColor] CGColor]];
                return button;
            }
            @end
            """,
            to: """
                @implementation Page
                - (UIButton *)makeButton {
                    UIButton *button = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                    UIButtonConfiguration *buttonConfiguration = [button.configuration copy];
                    buttonConfiguration.background.cornerRadius = 8;
                    buttonConfiguration.cornerStyle = UIButtonConfigurationCornerStyleFixed; // as the cards
                    buttonConfiguration.background.strokeWidth = 1;
                    buttonConfiguration.background.strokeColor = [UIColor redColor];
                    button.configuration = buttonConfiguration;
                    return button;
                }
                @end
                """, .unsafe, at: "Page.m"),
        .rewrites(
            """
            @interface Page ()
            @property (nonatomic) UIButton *save;
            @end
            @implementation Page
            - (UIButton *)save {
                if (!_save) {
                    UIButtonConfiguration *look = UIButtonConfiguration.tintedButtonConfiguration;
                    _save = [UIButton buttonWithType:UIButtonTypeSystem];
                    [_save setConfiguration:look];
                }
                return _save;
            }
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.save.layer.1️⃣borderWidth = 2;
            }
            @end
            @implementation Chip
            - (void)viewDidLoad { self.save.layer.borderWidth = 2; }
            @end
            """,
            to: """
                @interface Page ()
                @property (nonatomic) UIButton *save;
                @end
                @implementation Page
                - (UIButton *)save {
                    if (!_save) {
                        UIButtonConfiguration *look = UIButtonConfiguration.tintedButtonConfiguration;
                        _save = [UIButton buttonWithType:UIButtonTypeSystem];
                        [_save setConfiguration:look];
                    }
                    return _save;
                }
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    UIButtonConfiguration *saveConfiguration = [self.save.configuration copy];
                    saveConfiguration.background.strokeWidth = 2;
                    self.save.configuration = saveConfiguration;
                }
                @end
                @implementation Chip
                - (void)viewDidLoad { self.save.layer.borderWidth = 2; }
                @end
                """, .unsafe, at: "Page.m"),
        .rewrites(
            """
            @interface Chip : UIButton
            @end
            @implementation Chip
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    self.configuration = [UIButtonConfiguration grayButtonConfiguration];
                    self.layer.1️⃣cornerRadius = 4.0;
                }
                return self;
            }
            @end
            """,
            to: """
                @interface Chip : UIButton
                @end
                @implementation Chip
                - (instancetype)initWithFrame:(CGRect)frame {
                    if (self = [super initWithFrame:frame]) {
                        self.configuration = [UIButtonConfiguration grayButtonConfiguration];
                        UIButtonConfiguration *configuration = [self.configuration copy];
                        configuration.background.cornerRadius = 4.0;
                        configuration.cornerStyle = UIButtonConfigurationCornerStyleFixed;
                        self.configuration = configuration;
                    }
                    return self;
                }
                @end
                """, .unsafe, at: "Chip.m"),
        // Without its configuration, a button has its layer alone.
        .silent(
            """
            @interface Page ()
            @property (nonatomic) UIButton *save;
            @end
            @implementation Page
            - (void)paint {
                UIButton *button = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                button.configuration = nil;
                button.layer.cornerRadius = 8;
                UIButton *other = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                other = [UIButton buttonWithType:UIButtonTypeSystem];
                other.layer.cornerRadius = 8;
                UIButton *third = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                [third setConfiguration:[UIButtonConfiguration plainButtonConfiguration]];
                third.layer.cornerRadius = 8;
            }
            - (void)paintSave:(BOOL)isNew {
                if (isNew) {
                    self.save.configuration = [UIButtonConfiguration filledButtonConfiguration];
                    return;
                }
                [self.save setConfiguration:nil];
                self.save.layer.cornerRadius = 8;
            }
            - (void)paintLate:(UIButton *)late {
                late.configuration = [UIButtonConfiguration filledButtonConfiguration];
                late.layer.cornerRadius = 8;
                late.configuration = nil;
            }
            @end
            """, at: "Page.m"),
        .explains(
            """
            @interface Chip : UIButton
            @end
            @implementation Chip
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    self.configuration = [UIButtonConfiguration grayButtonConfiguration];
                }
                return self;
            }
            - (void)show {
                self.layer.1️⃣cornerRadius = 4.0;
            }
            - (void)clear {
                self.configuration = nil;
            }
            @end
            """, because: "taken away again (line 14)", at: "Chip.m"),
        .rewrites(
            """
            @implementation Page
            - (void)paint:(UIButton *)button {
                button.configuration = nil;
                button.configuration = [UIButtonConfiguration filledButtonConfiguration];
                button.layer.1️⃣borderWidth = 1;
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)paint:(UIButton *)button {
                    button.configuration = nil;
                    button.configuration = [UIButtonConfiguration filledButtonConfiguration];
                    UIButtonConfiguration *buttonConfiguration = [button.configuration copy];
                    buttonConfiguration.background.strokeWidth = 1;
                    button.configuration = buttonConfiguration;
                }
                @end
                """, .unsafe, at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)paint {
                UIButton *button = [[UIButton alloc] init];
                button.layer.1️⃣cornerRadius = 8;
                button.configuration = [UIButtonConfiguration filledButtonConfiguration];
            }
            @end
            """, because: "set further down", at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)paint {
                UIButton *button = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                button.layer.1️⃣borderWidth = 1;
                [self.view addSubview:button];
                button.layer.2️⃣cornerRadius = 8;
            }
            @end
            """, because: "together", at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)paint:(UIButtonConfiguration *)buttonConfiguration {
                UIButton *button = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                button.layer.1️⃣borderWidth = 1;
            }
            @end
            """, because: "keep `buttonConfiguration` free", at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)viewDidLayoutSubviews {
                UIButton *button = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                button.layer.1️⃣cornerRadius = button.bounds.size.height / 2;
            }
            @end
            """, because: "follows the button's size", at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)paint:(CGColorRef)color {
                UIButton *button = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                button.layer.1️⃣borderColor = color;
                button.layer.2️⃣borderWidth = 2;
            }
            @end
            """, because: "a stroke takes", at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)paint {
                UIButton *button = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                button.layer.1️⃣cornerRadius = button.layer.cornerRadius + 2;
            }
            @end
            """, because: "worked out of the layer's own", at: "Page.m"),
        // Two buttons of one name.
        .explains(
            """
            @interface Page ()
            @property (nonatomic) UIButton *save;
            @end
            @implementation Page
            - (void)paint {
                UIButton *save = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                self.save = [UIButton buttonWithConfiguration:[UIButtonConfiguration tintedButtonConfiguration] primaryAction:nil];
                self.save.layer.1️⃣cornerRadius = 8;
                save.layer.2️⃣borderWidth = 2;
            }
            @end
            """, because: "keep `saveConfiguration` free", at: "Page.m"),
        // An `id` takes messages only.
        .rewrites(
            """
            @implementation Page
            - (void)paint {
                id chip = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                [[chip layer] 1️⃣setBorderWidth:2];
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)paint {
                    id chip = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                    UIButtonConfiguration *chipConfiguration = [[chip configuration] copy];
                    chipConfiguration.background.strokeWidth = 2;
                    [chip setConfiguration:chipConfiguration];
                }
                @end
                """, .unsafe, at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)paint {
                UIButtonConfiguration *look = [UIButtonConfiguration filledButtonConfiguration];
                look.cornerStyle = UIButtonConfigurationCornerStyleCapsule;
                UIButton *button = [UIButton buttonWithConfiguration:look primaryAction:nil];
                button.layer.1️⃣cornerRadius = 8;
            }
            @end
            """, because: "`cornerStyle` is set already", at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)paint {
                UIButton *button = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                button.layer.1️⃣borderWidth = 1;
            }
            @end
            """, because: "needs iOS 15.0", at: "Page.m", target: 14),
        .explains(
            """
            @implementation Page
            - (void)paint {
                UIButton *button = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                button.layer.cornerRadius = 8;
                button.layer.1️⃣borderWidth = 1;
                button.clipsToBounds = YES;
            }
            @end
            """, because: "clips itself and its border", at: "Page.m"),
        // No background of the configuration's own, one of the button's, a button that clips, and one without a configuration.
        .silent(
            """
            @implementation Page
            - (void)paint {
                UIButton *plain = [UIButton buttonWithConfiguration:[UIButtonConfiguration plainButtonConfiguration] primaryAction:nil];
                plain.layer.cornerRadius = 8;
                UIButton *red = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                red.backgroundColor = UIColor.redColor;
                red.layer.cornerRadius = 8;
                UIButton *clipped = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                clipped.layer.cornerRadius = 8;
                clipped.layer.masksToBounds = YES;
                {
                    UIButton *old = [UIButton buttonWithConfiguration:[UIButtonConfiguration filledButtonConfiguration] primaryAction:nil];
                    [self.view addSubview:old];
                }
                UIButton *old = [UIButton buttonWithType:UIButtonTypeSystem];
                old.layer.cornerRadius = 8;
                // red.layer.borderWidth = 8;
            }
            @end
            """, at: "Page.m"),
        // What the other branch says of the button's background is for systems without configurations.
        .explains(
            """
            @implementation Page
            - (void)paint {
                if (@available(iOS 15.0, *)) {
                    self.save.configuration = [UIButtonConfiguration filledButtonConfiguration];
                } else {
                    self.save.backgroundColor = UIColor.blueColor;
                }
                self.save.layer.1️⃣cornerRadius = 8;
            }
            @end
            """, because: "may run later", at: "Page.m"),
        // The other branch is for systems without configurations; a local of another method is another button.
        .silent(
            """
            @implementation Page
            - (void)paint {
                UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
                if (@available(iOS 15.0, *)) {
                    button.configuration = [UIButtonConfiguration filledButtonConfiguration];
                } else {
                    button.layer.cornerRadius = 8;
                }
            }
            - (void)old {
                UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
                button.layer.cornerRadius = 8;
                self.card.layer.cornerRadius = 8;
            }
            @end
            """, at: "Page.m", target: 14),
    ]
}
