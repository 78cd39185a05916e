/** What runs inside a page: each function stands alone, and says in lines what is wrong as the page is drawn now. */

/** The page is wider than its window, or a region of a table or a question has lost its width. */
export function misfits(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const regions = [...document.querySelectorAll(".table-region, .question")];
  const collapsed = regions.filter((one) => one.clientHeight > 0 && one.clientWidth < 150);
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : []),
    ...collapsed.map((one) => `collapsed ${one.className}`),
  ];
}

/** Words of ordinary length that break over two lines, because their place is too narrow. */
export function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  const isPartOf = (text: string, index: number) =>
    (/\S*$/.exec(text.slice(0, index))?.[0].length ?? 0) + (/^\S*/.exec(text.slice(index))?.[0].length ?? 0);
  const isInAddress = (text: string, index: number) =>
    `${/\S*$/.exec(text.slice(0, index))?.[0] ?? ""}${/^\S*/.exec(text.slice(index))?.[0] ?? ""}`.includes(
      "@",
    );
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
      // An address without spaces breaks where it must.
      if (word.length > 15 || isPartOf(text.nodeValue ?? "", index) > 25) continue;
      if (isInAddress(text.nodeValue ?? "", index)) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${word} in <${text.parentElement?.localName ?? ""}>`);
    }
  }
  return broken;
}

/** Targets under 24 px with another one in reach (WCAG 2.5.8); links in a sentence are as high as its line. */
export function smallTargets(): string[] {
  const LEAST = 24;
  // What an open dialog covers is not in reach until it is closed.
  const open = document.querySelector("[role='dialog']") ?? document;
  const all = [
    ...open.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
  ].filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const isInline = (one: HTMLElement) =>
    getComputedStyle(one).display === "inline" &&
    (one.parentElement?.textContent ?? "").trim().length > (one.textContent ?? "").trim().length;
  const boxes = all
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const isSmall = ({ width, height }: DOMRect) => width < LEAST || height < LEAST;
  /** Targets of an open menu lie over others, which are not in reach until it is closed. */
  const menuOf = (one: HTMLElement) => one.closest("header details[open] :not(summary)") !== null;
  const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const distance = (point: { x: number; y: number }, box: DOMRect) =>
    Math.hypot(
      Math.max(box.left - point.x, 0, point.x - box.right),
      Math.max(box.top - point.y, 0, point.y - box.bottom),
    );
  return boxes
    .filter(({ one, box }) => isSmall(box) && !isInline(one))
    .filter(({ one, box }) =>
      boxes.some((other) => {
        if (other.one === one || other.one.contains(one) || one.contains(other.one)) return false;
        if (menuOf(other.one) !== menuOf(one)) return false;
        const { x, y } = middle(other.box);
        const between = Math.hypot(middle(box).x - x, middle(box).y - y);
        return distance(middle(box), other.box) < LEAST / 2 || (isSmall(other.box) && between < LEAST);
      }),
    )
    .map(
      ({ one, box }) =>
        `small ${Math.round(box.width)}×${Math.round(box.height)} ${one.outerHTML.slice(0, 120)}`,
    );
}

/** Text that its box cuts off; what is there to be read aloud alone is cut off on purpose. */
export function clippedTexts(): string[] {
  const isCutting = (one: HTMLElement) => {
    const { overflowX, overflowY, display, clipPath } = getComputedStyle(one);
    if (
      display === "inline" ||
      clipPath !== "none" ||
      one.clientWidth <= 1 ||
      one.matches("textarea, select, progress, svg *")
    )
      return false;
    return [overflowX, overflowY].some((one) => one === "hidden" || one === "clip");
  };
  const isAloud = (one: Element | null): boolean =>
    one !== null &&
    (one.clientWidth === 1 ||
      one.clientHeight === 1 ||
      one.matches("progress") ||
      isAloud(one.parentElement));
  const cutOff = (one: HTMLElement): string[] => {
    const box = one.getBoundingClientRect();
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if ((text.nodeValue ?? "").trim() === "" || isAloud(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right, bottom } = range.getBoundingClientRect();
      if (right > box.right + 1 || bottom > box.bottom + 1) found.push(text.nodeValue?.slice(0, 60) ?? "");
    }
    return found;
  };
  return [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((one) => one.matches("button, .button") || isCutting(one))
    .flatMap((one) =>
      cutOff(one).map((text) => `clipped “${text}” in <${one.localName} class="${one.className}">`),
    );
}

/** With the colours of the system alone a button or a field is told by its border. */
export function borderless(): string[] {
  const typed = "input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea";
  const hasBorder = (one: Element | null) => {
    if (one === null) return false;
    const { borderStyle, borderWidth } = getComputedStyle(one);
    return borderStyle !== "none" && Number.parseFloat(borderWidth) > 0;
  };
  return (
    [...document.querySelectorAll<HTMLElement>(`button, .button, ${typed}`)]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((one) => one.ariaHidden !== "true")
      // The parts of a list that is typed into have the border of the whole.
      .filter((one) => !hasBorder(one) && !hasBorder(one.closest(".combobox")))
      .filter((one) => getComputedStyle(one).textDecorationLine === "none")
      .map((one) => `borderless ${one.outerHTML.slice(0, 120)}`)
  );
}

/** On paper there is no navigation, and no moving part on any medium for those who asked for none. */
export function navigations(): string[] {
  return [...document.querySelectorAll<HTMLElement>("nav")]
    .filter((one) => one.checkVisibility())
    .map((one) => `navigation ${one.getAttribute("aria-label") ?? one.className}`);
}

export function movements(): string[] {
  return document
    .getAnimations()
    .map((one) => `moves: ${(one as CSSAnimation).animationName ?? "transition"}`);
}

/** Without its style sheets a page is one column of text: its heading is there, and no drawing fills the window. */
export function undressed(): string[] {
  for (const sheet of document.styleSheets) sheet.disabled = true;
  const heading = document.querySelector("h1");
  const large = [...document.querySelectorAll("svg:not(svg svg)")].filter((one) => {
    const { width } = one.getBoundingClientRect();
    return width > window.innerWidth || !(one.hasAttribute("width") || one.hasAttribute("viewBox"));
  });
  const unseen = heading?.checkVisibility() ? [] : ["no heading"];
  return [...unseen, ...large.map((one) => `large drawing ${one.outerHTML.slice(0, 120)}`)];
}

/** Elements that take the focus and are then out of sight, covered, or not marked; `most` of them, spread over the page. */
export function hiddenFocus(most: number): string[] {
  // An open menu covers what is under it until it is closed.
  for (const one of document.querySelectorAll("details")) one.open = one.closest("main") !== null;
  // So does an open dialog, which keeps the focus.
  const open = document.querySelector("[role='dialog']") ?? document;
  const all = [
    ...open.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex='0']",
    ),
  ].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled, [type=hidden]"),
  );
  const step = Math.max(1, Math.floor(all.length / most));
  return all
    .filter((_, index) => index % step === 0)
    .flatMap((one) => {
      one.focus();
      const box = one.getBoundingClientRect();
      const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
      const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
      const name = one.outerHTML.slice(0, 120);
      if (document.activeElement !== one) return [`takes no focus: ${name}`];
      if (right <= left || bottom <= top) return [`focus out of sight: ${name}`];
      // A link may be broken over two lines: its first line is looked at.
      const line = one.getClientRects()[0] ?? box;
      const x = Math.min(innerWidth - 1, Math.max(0, line.left + Math.min(line.width / 2, 20)));
      const y = Math.min(innerHeight - 1, Math.max(0, line.top + line.height / 2));
      const hit = document.elementFromPoint(x, y);
      const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [];
      const own = [one, ...labels];
      const isSeen = hit !== null && (own.some((part) => part.contains(hit)) || hit.contains(one));
      const marked = [...own, one.parentElement].some((part) => {
        if (!part) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
        return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none";
      });
      return [
        ...(isSeen
          ? []
          : [`focus covered by <${hit?.localName ?? ""} class="${hit?.className ?? ""}">: ${name}`]),
        ...(marked ? [] : [`focus not marked: ${name}`]),
      ];
    });
}
