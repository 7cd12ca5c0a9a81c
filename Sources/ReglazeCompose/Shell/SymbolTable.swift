/// The SF Symbol that stands for an icon of Compose's or for a drawable, told by its name.
///
/// Every symbol is there since iOS 16 at the latest; the shells show them from iOS 26 on.
enum SymbolTable {
    static let search = "magnifyingglass"

    /// - Parameter icon: the expression, as it is written: `Icons.Default.Home`, `painterResource(Res.drawable.clock_28)`.
    /// - Returns: nil for a name that says nothing.
    static func symbol(forIcon icon: String) -> String? {
        // The last name is the icon's; what stands before it, its family.
        let names = icon.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        for name in names.reversed() {
            let all = words(of: name)
            let words = all.filter { !noise.contains($0) && !$0.allSatisfy(\.isNumber) }
            if let symbol = symbol(forWords: words) { return symbol }
            if !words.isEmpty { return nil }
        }
        return nil
    }

    /// As `symbol(forIcon:)`, for the name of a route or a title.
    static func symbol(forName name: String) -> String? {
        symbol(forWords: words(of: name).filter { !routeNoise.contains($0) })
    }

    private static func symbol(forWords words: [String]) -> String? {
        guard !words.isEmpty else { return nil }
        // The longest run of words first: `shopping cart` before `cart`.
        for length in stride(from: min(words.count, 3), through: 1, by: -1) {
            for start in 0...(words.count - length) {
                let run = words[start..<(start + length)].joined()
                if let symbol = symbols[run] { return symbol }
                if run.hasSuffix("s"), let symbol = symbols[String(run.dropLast())] { return symbol }
            }
        }
        return nil
    }

    /// `shoppingCart24` and `shopping_cart_24` as `shopping`, `cart`, `24`.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var isOpen = false
        for character in name {
            guard character.isLetter || character.isNumber else {
                isOpen = false
                continue
            }
            let startsWord = character.isUppercase && !(words.last?.last?.isUppercase ?? false)
            let changesKind = words.last?.last.map { $0.isNumber != character.isNumber } ?? false
            if isOpen, !startsWord, !changesKind {
                words[words.count - 1].append(character)
            } else {
                words.append(String(character))
                isOpen = true
            }
        }
        return words.map { $0.lowercased() }
    }

    private static let noise: Set = [
        "icons", "default", "filled", "outlined", "outline", "rounded", "sharp", "two", "tone", "twotone", "auto", "mirrored",
        "res",
        "drawable", "r", "painter", "resource", "vector", "image", "ic", "icon", "baseline", "round", "black", "white", "dp",
        "px",
        "fill", "regular", "bold", "light", "solid", "active", "inactive", "selected", "unselected", "tab", "nav", "navigation",
        "bar",
        "bottom", "svg", "png", "xml", "border",
    ]

    private static let routeNoise: Set = ["tab", "screen", "route", "page", "destination", "graph", "top", "level", "root"]

    // MARK: - The table

    private static let symbols: [String: String] = [
        "home": "house", "house": "house", "dashboard": "square.grid.2x2", "apps": "square.grid.2x2", "grid": "square.grid.2x2",
        "gridview": "square.grid.2x2", "category": "square.grid.2x2", "list": "list.bullet", "formatlistbulleted": "list.bullet",
        "viewlist": "list.bullet", "menu": "line.3.horizontal", "more": "ellipsis", "morehoriz": "ellipsis",
        "morevert": "ellipsis",
        "feed": "newspaper", "news": "newspaper", "newspaper": "newspaper", "article": "doc.text", "layers": "square.stack.3d.up",
        "search": search, "find": search, "magnifyingglass": search, "explore": "safari", "compass": "safari",
        "discover": "safari",

        "person": "person", "user": "person", "profile": "person", "me": "person", "face": "person",
        "account": "person.crop.circle",
        "accountcircle": "person.crop.circle", "people": "person.2", "group": "person.2", "speaker": "person.2",
        "contact": "person.2",
        "friend": "person.2", "team": "person.3", "settings": "gearshape", "setting": "gearshape", "gear": "gearshape",
        "preference": "gearshape", "tune": "slider.horizontal.3", "filter": "line.3.horizontal.decrease.circle",
        "favorite": "heart", "favourite": "heart", "heart": "heart", "like": "heart", "thumbup": "hand.thumbsup", "star": "star",
        "grade": "star", "bookmark": "bookmark", "saved": "bookmark", "save": "bookmark", "notification": "bell", "bell": "bell",
        "alarm": "alarm",

        "calendar": "calendar", "calendartoday": "calendar", "calendarmonth": "calendar", "event": "calendar",
        "daterange": "calendar",
        "today": "calendar", "agenda": "calendar", "schedule": "clock", "clock": "clock", "time": "clock", "accesstime": "clock",
        "history": "clock.arrow.circlepath", "recent": "clock.arrow.circlepath", "timer": "timer", "info": "info.circle",
        "about": "info.circle", "help": "questionmark.circle", "question": "questionmark.circle",
        "warning": "exclamationmark.triangle",

        "map": "map", "place": "mappin.and.ellipse", "locationon": "mappin.and.ellipse", "location": "location", "pin": "mappin",
        "near": "location", "directions": "arrow.triangle.turn.up.right.diamond", "world": "globe", "globe": "globe",
        "public": "globe", "language": "globe", "flight": "airplane", "airplane": "airplane", "travel": "airplane",
        "car": "car", "directionscar": "car", "bus": "bus", "train": "tram", "bike": "bicycle", "hotel": "bed.double",
        "bed": "bed.double", "walk": "figure.walk",

        "cart": "cart", "shoppingcart": "cart", "shop": "bag", "store": "bag", "storefront": "bag", "bag": "bag",
        "shoppingbag": "bag",
        "wallet": "wallet.pass", "payment": "creditcard", "creditcard": "creditcard", "receipt": "doc.text",
        "money": "dollarsign.circle",
        "offer": "tag", "tag": "tag", "label": "tag", "gift": "gift", "ticket": "ticket", "confirmationnumber": "ticket",
        "trophy": "trophy", "emojievents": "trophy", "award": "rosette", "medal": "rosette", "flag": "flag",

        "camera": "camera", "photo": "photo", "image": "photo", "gallery": "photo.on.rectangle",
        "photolibrary": "photo.on.rectangle",
        "movie": "film", "film": "film", "video": "video", "videocam": "video", "tv": "tv", "play": "play.circle",
        "playarrow": "play.circle", "music": "music.note", "musicnote": "music.note", "song": "music.note",
        "librarymusic": "music.note.list", "playlist": "music.note.list", "library": "books.vertical", "headphone": "headphones",
        "mic": "mic", "podcast": "mic", "radio": "radio", "game": "gamecontroller", "sportsesports": "gamecontroller",

        "chat": "bubble.left.and.bubble.right", "forum": "bubble.left.and.bubble.right", "message": "message", "sms": "message",
        "comment": "text.bubble", "email": "envelope", "mail": "envelope", "inbox": "tray", "send": "paperplane",
        "phone": "phone",
        "call": "phone", "edit": "pencil", "create": "square.and.pencil", "add": "plus", "plus": "plus",
        "addcircle": "plus.circle",
        "new": "plus", "delete": "trash", "trash": "trash", "share": "square.and.arrow.up", "download": "arrow.down.circle",
        "upload": "arrow.up.circle", "cloud": "cloud", "folder": "folder", "file": "doc", "document": "doc",
        "description": "doc.text",
        "note": "note.text", "book": "book", "menubook": "book", "read": "book", "school": "graduationcap",
        "course": "graduationcap",
        "work": "briefcase", "business": "briefcase", "briefcase": "briefcase", "build": "wrench", "tool": "wrench",
        "wrench": "wrench",
        "code": "chevron.left.forwardslash.chevron.right", "terminal": "terminal", "bug": "ant", "lock": "lock", "key": "key",
        "security": "shield", "shield": "shield", "visibility": "eye", "eye": "eye", "check": "checkmark.circle",
        "checkcircle": "checkmark.circle", "done": "checkmark.circle", "task": "checklist", "todo": "checklist",
        "checklist": "checklist", "qr": "qrcode", "qrcode": "qrcode", "scan": "qrcode.viewfinder", "scanner": "qrcode.viewfinder",

        "chart": "chart.bar", "barchart": "chart.bar", "analytic": "chart.bar", "insight": "chart.bar", "stat": "chart.bar",
        "statistic": "chart.bar", "leaderboard": "chart.bar", "piechart": "chart.pie", "trendingup": "chart.line.uptrend.xyaxis",
        "health": "heart.text.square", "fitness": "figure.walk", "run": "figure.walk", "workout": "figure.walk",
        "restaurant": "fork.knife", "food": "fork.knife", "recipe": "fork.knife", "cafe": "cup.and.saucer",
        "coffee": "cup.and.saucer",
        "sport": "sportscourt", "weather": "cloud.sun", "sun": "sun.max", "sunny": "sun.max", "moon": "moon", "night": "moon",
        "plant": "leaf", "eco": "leaf", "leaf": "leaf", "flower": "leaf", "garden": "leaf", "water": "drop", "watering": "drop",
        "drop": "drop", "pet": "pawprint", "paw": "pawprint", "fire": "flame", "whatshot": "flame", "trending": "flame",
        "bolt": "bolt", "flash": "bolt", "wifi": "wifi", "museum": "building.columns", "bank": "building.columns",
        "accountbalance": "building.columns", "building": "building.2",
    ]
}
