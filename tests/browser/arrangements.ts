import { expect, type Page } from "@playwright/test";
import {
  borderless,
  brokenWords,
  clippedTexts,
  hiddenFocus,
  misfits,
  movements,
  navigations,
  smallTargets,
  undressed,
} from "./drawn";

/** Around each place where the layout changes, and the widths of ordinary screens. */
const WIDTHS = [1920, 1280, 1078, 1024, 820, 768, 767, 360, 320];

/** A4 less margins of 12 mm, in CSS pixels. */
const PAPER = { width: 703, height: 1032 };

const ORDINARY = { standard: 16, fixed: 13 };
const LARGE = { standard: 32, fixed: 26 };

/** What a reader may set (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/** How many elements of a page take the focus in turn. */
const FOCUSED = { daily: 12, whole: 60 };

type Check = () => string[];

/**
 * One visit of a page in all its arrangements: the same document is drawn at every width, with large letters, with wide
 * spacing, in the colours of the system, on paper and without style sheets. Lines say what is wrong, and where.
 */
export class Arrangements {
  readonly #page: Page;
  readonly #isWhole: boolean;
  readonly #faults: string[] = [];

  constructor(page: Page, { isWhole }: { isWhole: boolean }) {
    this.#page = page;
    this.#isWhole = isWhole;
  }

  /** The faults of all arrangements. */
  async faults(): Promise<string[]> {
    await this.#unfold();
    await this.#note("at rest", movements);
    await this.#atEveryWidth();
    await this.#withFocus();
    await this.#withSpacing();
    await this.#withLargeLetters();
    await this.#inMedia();
    return this.#faults;
  }

  async #unfold(): Promise<void> {
    await this.#page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
  }

  async #note(where: string, ...checks: Check[]): Promise<void> {
    for (const check of checks) {
      const found = await this.#page.evaluate(check);
      this.#faults.push(...found.map((line) => `${where}: ${line}`));
    }
  }

  async #atEveryWidth(): Promise<void> {
    for (const width of WIDTHS) {
      await this.#page.setViewportSize({ width, height: 800 });
      // The words of a page are many: the daily run looks where the columns are few, and where they are narrowest.
      const words = this.#isWhole || width === 1280 || width === 320 ? [brokenWords] : [];
      await this.#note(`at ${width} px`, misfits, smallTargets, ...words);
    }
  }

  /** On the smallest window, where bars that stay take most of the room. */
  async #withFocus(): Promise<void> {
    await this.#page.setViewportSize({ width: 320, height: 400 });
    // From here on the browser marks the focus as it does for the keyboard.
    await this.#page.keyboard.press("Tab");
    const most = this.#isWhole ? FOCUSED.whole : FOCUSED.daily;
    const found = await this.#page.evaluate(hiddenFocus, most);
    this.#faults.push(...found.map((line) => `with the focus: ${line}`));
  }

  async #withSpacing(): Promise<void> {
    const change = (css: string) =>
      this.#page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = text === "" ? [] : [sheet];
      }, css);
    await change(SPACING);
    for (const width of [320, 1280]) {
      await this.#page.setViewportSize({ width, height: 800 });
      await this.#note(`spaced, at ${width} px`, misfits, clippedTexts);
    }
    await change("");
  }

  /** The browser's own setting for people who need large letters. */
  async #withLargeLetters(): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page);
    await session.send("Page.setFontSizes", { fontSizes: LARGE });
    const size = await this.#page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe(`${LARGE.standard}px`);
    await this.#unfold();
    await this.#note("in large letters", misfits, clippedTexts);
    // The navigation makes room instead of standing beside the text.
    const side = await this.#page.evaluate(() => document.querySelector(".side")?.clientWidth ?? Infinity);
    if (side <= 1000) this.#faults.push(`in large letters: the navigation is ${side} px wide`);
    await session.send("Page.setFontSizes", { fontSizes: ORDINARY });
    await session.detach();
  }

  async #inMedia(): Promise<void> {
    await this.#page.emulateMedia({ forcedColors: "active" });
    await this.#note("in forced colours", misfits, borderless);
    await this.#page.emulateMedia({ forcedColors: "none", colorScheme: "dark" });
    await this.#note("in the dark", misfits);
    await this.#page.setViewportSize(PAPER);
    await this.#page.emulateMedia({ media: "print", colorScheme: "light" });
    await this.#note("on paper", misfits, navigations);
    await this.#page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
    await this.#page.setViewportSize({ width: 1280, height: 800 });
    await this.#note("without style sheets", undressed);
  }
}
