// Builds what scrolls in a page. All heights are the module's.

function rowButton(page, row, ...children) {
  const button = make("button.row", { type: "button", "data-row": row }, ...children);
  button.style.height = `${page.rowHeight}px`;
  return button;
}

function picture(name, seed) {
  const element = make(name, { "aria-hidden": "true" });
  element.style.backgroundImage = landscape(seed);
  return element;
}

function listRow(page, row, title, detail, seed) {
  const words = make("span.words", {}, make("span.first", {}, title), make("span.second", {}, detail));
  return rowButton(page, row, picture("span.thumb", seed), words, icon("chevron"));
}

function plainRow(page, row, title, detail, leads) {
  const words = make("span.words", {}, make("span.first", {}, title));
  const value = make("span.value", {}, detail);
  const button = rowButton(page, row, words, value);
  button.classList.add("plain");
  if (leads) button.append(icon("chevron"));
  else button.disabled = true;
  return button;
}

const ROWS = [
  (page, row) => listRow(page, row, HIKES[row][0], HIKES[row][1], row),
  (page, row) => {
    const button = rowButton(page, row, ...[0, 1, 2].map((place) => picture("span.tile", row * 3 + place)));
    button.classList.add("tiles", row % 2 ? "odd" : "even");
    button.setAttribute("aria-label", `Photos: ${pageTitle(30 + row)}`);
    return button;
  },
  (page, row) => plainRow(page, row, ["Camera", "Lens", "Aperture", "Time", "Height", "Place", "Date", "Size"][row], ["X-100", "23 mm", "f/5.6", "1/250 s", "2,140 m", "South ridge", "12 July", "24 MB"][row], false),
  (page, row) => listRow(page, row, row < 3 ? GUIDES[row] : ARTICLES[row - 3], row < 3 ? "Guide in three parts" : "Article · 4 min", row + 5),
  (page, row) => listRow(page, row, ARTICLES[row % 10], "Article · 4 min", row + 2),
  (page, row) => {
    const text = make("p.text", {}, PARAGRAPHS[row % PARAGRAPHS.length]);
    text.style.height = `${page.rowHeight}px`;
    return text;
  },
  (page, row) => plainRow(page, row, SETTINGS[row], "", true),
  (page, row) => plainRow(page, row, SETTINGS[row], ["Metric", "On", "Off"][row % 3], false),
  (page, row) => {
    const next = 10 + ((page.route - 10 + row + 1) % 20);
    return plainRow(page, row, pageTitle(next), HIKES[(next - 10) % HIKES.length][1].split(" · ")[0], true);
  },
];

const LIST = 0, PHOTOS = 1, PHOTO = 2, GUIDES_PAGE = 3, GUIDE = 4, ARTICLE = 5, PROFILE = 6, HIKE = 8;

function headerOf(page) {
  const title = pageTitle(page.route);
  const header = make("header.header");
  header.style.height = `${page.header}px`;
  const large = make("h2.large", {}, title);
  switch (page.kind) {
    case LIST: case PHOTOS:
      header.append(large);
      break;
    case PROFILE:
      header.append(large, make("div.card", {}, make("span.face", { "aria-hidden": "true" }, "AK"),
        make("span.words", {}, make("span.first", {}, "Anna Keller"), make("span.second", {}, "128 hikes · 1,940 km"))));
      break;
    case PHOTO:
      header.append(picture("div.photo", page.route - 30));
      break;
    case GUIDES_PAGE: case HIKE: case ARTICLE: {
      const hero = picture("div.hero", page.kind === GUIDES_PAGE ? 6 : page.route);
      hero.style.top = `${-page.insetTop}px`;
      hero.style.height = `${page.insetTop + page.header - (page.kind === HIKE ? 12 : 16)}px`;
      const under = page.kind === GUIDES_PAGE ? "Learn it before you need it" : page.kind === HIKE
        ? HIKES[(page.route - 10) % HIKES.length][1] : "Article · 4 min";
      header.append(hero, make("div.over", {}, large, make("p", {}, under)));
      break;
    }
    case GUIDE: {
      const segments = make("div.segments", { role: "group", "aria-label": "Parts" });
      PANES.forEach((name, pane) => segments.append(make("button.segment", { type: "button", "data-pane": pane }, name)));
      header.append(segments);
      break;
    }
  }
  return header;
}

/** What scrolls in a page. */
function contentOf(page) {
  const content = make("div.content");
  content.style.height = `${page.height}px`;
  content.append(headerOf(page));
  const rows = () => {
    const list = make(`div.rows.kind${page.kind}`);
    for (let row = 0; row < page.rows; row++) list.append(ROWS[page.kind](page, row));
    return list;
  };
  if (page.panes > 1) {
    const strip = make("div.strip");
    for (let pane = 0; pane < page.panes; pane++) strip.append(make("div.pane", {}, rows()));
    content.append(make("div.clip", {}, strip));
  } else {
    content.append(rows());
  }
  return content;
}
