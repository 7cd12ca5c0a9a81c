// Refraction at the rim of glass: a displacement map for each size, as an SVG filter on the backdrop. Only Chromium filters a
// backdrop through SVG; elsewhere the style sheet's plain blur stays.

const REFRACTS = navigator.userAgentData?.brands?.some((brand) => brand.brand === "Chromium") ?? false;

class Glass {
  static filters = new Map();

  /** The filter for glass of this size, in points. */
  static filter(width, height) {
    const name = `rim-${Math.round(width)}-${Math.round(height)}`;
    if (!this.filters.has(name)) {
      if (this.filters.size > 40) return null;
      this.filters.set(name, this.make(name, Math.round(width), Math.round(height)));
    }
    return `url(#${name})`;
  }

  static make(name, width, height) {
    const space = "http://www.w3.org/2000/svg";
    const filter = document.createElementNS(space, "filter");
    const set = (element, values) => Object.entries(values).forEach(([key, value]) => element.setAttribute(key, value));
    set(filter, {
      id: name, filterUnits: "userSpaceOnUse", x: 0, y: 0, width, height, "color-interpolation-filters": "sRGB",
    });
    const image = document.createElementNS(space, "feImage");
    set(image, { href: this.map(width, height), x: 0, y: 0, width, height, result: "map", preserveAspectRatio: "none" });
    const displacement = document.createElementNS(space, "feDisplacementMap");
    set(displacement, { in: "SourceGraphic", in2: "map", scale: 44, xChannelSelector: "R", yChannelSelector: "G" });
    filter.append(image, displacement);
    document.getElementById("filters").append(filter);
    return filter;
  }

  /** Red and green say from how far away to the right and below a point takes its colour; 128 is from where it is. */
  static map(width, height) {
    const canvas = make("canvas", { width, height });
    const context = canvas.getContext("2d");
    const image = context.createImageData(width, height);
    const radius = Math.min(width, height) / 2, rim = Math.min(radius, 14);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        // The nearest point of the middle line of the capsule, and how far from the rim this is.
        const cx = Math.min(Math.max(x + 0.5, radius), width - radius);
        const cy = Math.min(Math.max(y + 0.5, radius), height - radius);
        const dx = x + 0.5 - cx, dy = y + 0.5 - cy, length = Math.hypot(dx, dy) || 1;
        const depth = Math.max(radius - length, 0);
        const bend = depth < rim ? (1 - depth / rim) ** 2 : 0;
        const at = (y * width + x) * 4;
        image.data[at] = 128 - 127 * bend * (dx / length);
        image.data[at + 1] = 128 - 127 * bend * (dy / length);
        image.data[at + 2] = 128;
        image.data[at + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    return canvas.toDataURL();
  }

  /** Bends what is seen through the rim of an element that rests. */
  static bend(element, width, height, isMoving) {
    if (!REFRACTS) return;
    const filter = isMoving ? null : this.filter(width, height);
    const value = filter ? `${filter} ` : "";
    if (element.rim !== value) {
      element.rim = value;
      element.style.setProperty("--rim", value || "blur(0px)");
    }
  }
}
