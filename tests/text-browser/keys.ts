import type { Page } from "../pages/page";

/** One deed of the user of a text browser, which each of them has other keys for. */
export type Stroke =
  /**
   * Moves to a link or field: by its distance in stops, or by its place on the page, from 1, among all links and fields,
   * hidden fields too.
   */
  | { kind: "move"; distance: number; place: number }
  | { kind: "enter" }
  /** Writes into the field under the cursor, over what stands there; `control` says of which kind it is. */
  | { kind: "type"; text: string; control: "line" | "lines" | "file" }
  /** Takes the option that many places below the selected one. */
  | { kind: "option"; below: number }
  | { kind: "open"; url: string };

/** What the user of a text browser does, one deed after the other. */
export class Keys {
  readonly strokes: Stroke[] = [];
  #control: "line" | "lines" | "file" = "line";

  /** Moves to a link or field of the page, from another one or from the top of the freshly opened page. */
  to(page: Page, selector: string, from?: string): this {
    const all = page.document.querySelectorAll("a[href], input, select, textarea, button");
    const stops = all.filter((element) => element.getAttribute("type") !== "hidden");
    const find = (wanted: string) => {
      const target = page.document.querySelector(wanted);
      const stop = target ? stops.indexOf(target) : -1;
      if (!target || stop < 0) throw new Error(`No ${wanted} to move to on ${page.url}`);
      return { target, stop };
    };
    const { target, stop } = find(selector);
    const isFile = target.getAttribute("type") === "file";
    this.#control = isFile ? "file" : target.rawTagName === "textarea" ? "lines" : "line";
    return this.#add({
      kind: "move",
      distance: stop - (from ? find(from).stop : 0),
      place: all.indexOf(target) + 1,
    });
  }

  enter(): this {
    return this.#add({ kind: "enter" });
  }

  option(below: number): this {
    return this.#add({ kind: "option", below });
  }

  /** Writes into the field that the cursor has been moved to, over what stands there. */
  type(text: string): this {
    return this.#add({ kind: "type", text, control: this.#control });
  }

  open(url: string): this {
    return this.#add({ kind: "open", url });
  }

  #add(stroke: Stroke): this {
    this.strokes.push(stroke);
    return this;
  }
}
