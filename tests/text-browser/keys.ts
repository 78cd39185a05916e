import type { HTMLElement } from "node-html-parser";
import type { Page } from "../pages/page";

/** The key strokes of a user of lynx, in the form of its command scripts. */
export class Keys {
  readonly #strokes: string[] = [];

  /** Moves to a link or field of the page, from another one or from the top of the freshly opened page. */
  to(page: Page, selector: string, from?: string): this {
    const stops = page.document.querySelectorAll("a[href], input, select, textarea, button").filter(isStop);
    const place = (wanted: string) => {
      const target = page.document.querySelector(wanted);
      const index = target ? stops.indexOf(target) : -1;
      if (index < 0) throw new Error(`No ${wanted} to move to on ${page.url}`);
      return index;
    };
    return this.#press("<tab>", place(selector) - (from ? place(from) : 0));
  }

  enter(): this {
    return this.#press("^J");
  }

  /** Opens the list under the cursor and takes the option that many places below the first. */
  option(below: number): this {
    return this.enter().#press("Down Arrow", below).enter();
  }

  type(text: string): this {
    for (const letter of text) this.#press(letter === " " ? "<space>" : letter);
    return this;
  }

  open(url: string): this {
    return this.type("g").type(url).enter();
  }

  get script(): string {
    return [...this.#strokes.map((stroke) => `key ${stroke}`), "exit", ""].join("\n");
  }

  #press(stroke: string, times = 1): this {
    for (let i = 0; i < times; i += 1) this.#strokes.push(stroke);
    return this;
  }
}

const isStop = (element: HTMLElement) => element.getAttribute("type") !== "hidden";
