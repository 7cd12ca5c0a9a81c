// The words of the demo app, and the looks of its pages. Which pages there are, and how large everything is, the module knows.

const TABS = [
  { title: "Hikes", icon: "mountain" },
  { title: "Photos", icon: "photo" },
  { title: "Guides", icon: "book" },
  { title: "You", icon: "person" },
];

const HIKES = [
  ["Ridge above the lake", "8.4 km · 3 h"], ["Three huts", "17 km · 6 h"], ["Gorge and back", "5.1 km · 2 h"],
  ["Larch forest", "9.8 km · 3 h 30"], ["Old mule track", "12 km · 4 h"], ["Glacier view", "14 km · 5 h 30"],
  ["Chapel on the hill", "4.2 km · 1 h 30"], ["Two passes", "21 km · 8 h"], ["Waterfall round", "6.6 km · 2 h 30"],
  ["Alp of the marmots", "7.9 km · 3 h"], ["Quiet valley", "11 km · 3 h 30"], ["Summit at dawn", "10 km · 4 h 30"],
  ["Moor on planks", "3.8 km · 1 h"], ["Border ridge", "16 km · 6 h"], ["Bisse walk", "8.8 km · 3 h"],
  ["Lower lakes", "9.1 km · 3 h"], ["Stone bridge", "5.7 km · 2 h"], ["High route, day one", "18 km · 7 h"],
  ["High route, day two", "15 km · 6 h"], ["Evening loop", "4.9 km · 1 h 30"],
];

const GUIDES = ["Packing light", "Reading the sky", "Crossing snow"];
const ARTICLES = [
  "Before the first frost", "Boots that last", "What the map leaves out", "Huts and their manners", "Walking with children",
  "Water on the way", "When to turn back", "Paths after a storm", "A stove for two", "The long way down",
];
const PANES = ["Start", "On the way", "Home"];
const SETTINGS = [
  "Units", "Maps offline", "Height profile", "Wake the screen", "Recording", "Battery saver", "Notifications", "Weather alerts",
  "Language", "Downloads", "Account", "Sync", "Privacy", "Health", "Watch", "Emergency contact", "Licences", "About",
];
const ITEMS = ["Back", "Search", "Share", "Account", "More", "Favourite"];
const PARAGRAPHS = [
  "The path leaves the road by the saw-mill and climbs in long bends. For an hour there is nothing but trees, and then there is everything at once.",
  "Start early. By noon the wind turns, and what looked like haze over the southern ridge is on you before the tea is ready.",
  "Nobody marks the upper ford any more. Look for the flat stone with the iron ring, and cross a few steps above it.",
  "In the hut they ask where you came from, not where you are going. It is the better question: it tells them who is still out.",
];

function pageTitle(route) {
  if (route < 10) return TABS[route].title;
  if (route < 30) return HIKES[(route - 10) % HIKES.length][0];
  if (route < 50) return HIKES[(route - 30) % HIKES.length][0];
  if (route < 60) return GUIDES[(route - 50) % GUIDES.length];
  if (route < 70) return ARTICLES[(route - 60) % ARTICLES.length];
  return "Settings";
}

// Landscapes are drawn: a sky, and two ridges.
const SKIES = [
  ["#f6b26b", "#7a4e6d", "#3c2f4f"], ["#9fd3e8", "#4a8a8c", "#1f4f4a"], ["#f7d9a8", "#c8745a", "#6b3344"],
  ["#bfe3c0", "#5a9461", "#27503c"], ["#aebfe8", "#5d6fb0", "#2a3466"], ["#f2b5c4", "#a4638c", "#4d2f5e"],
  ["#d6e6f2", "#7fa3c0", "#3d5a78"], ["#ffe2a6", "#e0925a", "#8c4a3a"],
];

function landscape(seed) {
  const [sky, far, near] = SKIES[seed % SKIES.length];
  const a = 30 + ((seed * 37) % 30), b = 55 + ((seed * 23) % 25);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='400' height='400' viewBox='0 0 100 100' preserveAspectRatio='xMidYMax slice'>` +
    `<defs><linearGradient id='s' x2='0' y2='1'><stop stop-color='${sky}'/><stop offset='1' stop-color='#fff4e6'/></linearGradient></defs>` +
    `<rect width='100' height='100' fill='url(#s)'/><circle cx='${(seed * 29) % 80 + 10}' cy='24' r='7' fill='#fff' opacity='.75'/>` +
    `<path d='M0 ${b} L${a} 34 L${a + 12} 46 L${a + 26} 30 L100 ${b + 4} V100 H0Z' fill='${far}'/>` +
    `<path d='M0 78 L22 ${b} L44 76 L70 ${b + 2} L100 80 V100 H0Z' fill='${near}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

function icon(name) {
  const paths = {
    back: "M15 4.5 7.5 12l7.5 7.5",
    search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5",
    share: "M12 14V3.5M8 7l4-3.8L16 7M8 10.5H6V20.5h12V10.5h-2",
    more: "M5 12h.01M12 12h.01M19 12h.01",
    heart: "M12 20s-8-4.8-8-10.6A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.2 12 20 12 20Z",
    mountain: "M2.5 19 9 6.5l4.2 7.6 2.3-3.6L21.500 19Z",
    photo: "M4 5.500h16v13H4ZM4 16l5-5 4 4 3-2.500 4 3.500M15.500 9h.01",
    book: "M12 6.500C9.500 4.700 6.500 4.500 3.500 5v13.500c3-.5 6-.3 8.500 1.500 2.500-1.800 5.500-2 8.500-1.500V5c-3-.5-6-.3-8.500 1.500ZM12 6.500V20",
    person: "M12 12.200a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.300c.6-3.800 3.700-5.800 7.500-5.800s6.900 2 7.500 5.800Z",
    chevron: "M9 5.500 15.500 12 9 18.500",
  };
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  svg.innerHTML = `<path d="${paths[name]}"/>`;
  return svg;
}
const ITEM_ICONS = ["back", "search", "share", "person", "more", "heart"];

/** Sets an attribute where it is another: setting it costs a new look at the style sheet, each frame. */
function put(element, name, value) {
  const text = String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** An element: `make("button.row", { type: "button" }, child, "text")`. */
function make(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}
