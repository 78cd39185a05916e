import type { HTMLElement } from "node-html-parser";
import { NO_FILE, type Entry, type GivenFile } from "./encode";
import type { Page } from "./page";

/** What a person puts in: text, a tick, the labels (or values) of the chosen options, or files. */
export type Filling = Record<string, string | boolean | string[] | GivenFile | GivenFile[]>;

export interface Posting {
  url: string;
  method: "GET" | "POST";
  encType: string;
  entries: Entry[];
}

/** A form as a user without script sees it: labels, fields, buttons. */
export class PageForm {
  readonly #page: Page;
  readonly #form: HTMLElement;
  readonly #entries = new Map<HTMLElement, string[]>();
  readonly #files = new Map<HTMLElement, GivenFile[]>();

  constructor(page: Page, form: HTMLElement) {
    this.#page = page;
    this.#form = form;
    for (const control of this.#controls()) this.#entries.set(control, initialValues(control));
  }

  /** The address of its page, and which of that page's forms it is. */
  get place(): { url: string; index: number } {
    return { url: this.#page.url, index: this.#page.document.querySelectorAll("form").indexOf(this.#form) };
  }

  get action(): string {
    return new URL(this.#form.getAttribute("action") ?? "", this.#page.url).href;
  }

  /** The values in the fields of this name, first to last. */
  values(name: string): string[] {
    return [...this.#entries].flatMap(([control, values]) => (nameOf(control) === name ? values : []));
  }

  /** The names that can be filled in, each once, in the order of the page. */
  get names(): string[] {
    const shown = this.#controls().filter((control) => control.getAttribute("type") !== "hidden");
    return [...new Set(shown.map(nameOf).filter((name) => name !== ""))];
  }

  controls(name: string): HTMLElement[] {
    return this.#controls().filter((control) => nameOf(control) === name);
  }

  /** Fills fields in, each named by its label or its name; fails where a field is missing or has no label. */
  fill(filling: Filling): this {
    for (const [field, given] of Object.entries(filling)) {
      const controls = this.#named(field);
      if (controls.length === 0) throw new Error(`No field “${field}” on ${this.#page.url}`);
      for (const control of controls) this.#set(control, given);
    }
    return this;
  }

  /** Presses the button with these words (or this name=value); without, the first one. */
  submit(button?: string): Promise<Page> {
    return this.#page.send(this.posting(button));
  }

  /** The post that pressing the button would send. */
  posting(button?: string): Posting {
    const pressed = this.#button(button);
    const entries = [...this.#entries].flatMap(([control, values]): Entry[] => {
      const name = nameOf(control);
      if (name === "") return [];
      if (isFile(control)) return (this.#files.get(control) ?? [NO_FILE]).map((file) => [name, file]);
      return values.map((value) => [name, value]);
    });
    const name = pressed?.getAttribute("name");
    if (name) entries.push([name, pressed?.getAttribute("value") ?? ""]);
    const action = pressed?.getAttribute("formaction") ?? this.#form.getAttribute("action") ?? "";
    return {
      url: new URL(action, this.#page.url).href,
      method: this.#form.getAttribute("method")?.toUpperCase() === "POST" ? "POST" : "GET",
      encType: this.#form.getAttribute("enctype") ?? "application/x-www-form-urlencoded",
      entries,
    };
  }

  #controls(): HTMLElement[] {
    return this.#mine("input, select, textarea").filter(
      (control) => !["submit", "button", "image", "reset"].includes(control.getAttribute("type") ?? ""),
    );
  }

  /** Those inside the form, and those elsewhere on the page that name it. */
  #mine(selector: string): HTMLElement[] {
    const id = this.#form.getAttribute("id");
    return this.#page.document.querySelectorAll(selector).filter((element) => {
      const named = element.getAttribute("form");
      return (
        !element.hasAttribute("disabled") && (named ? named === id : element.closest("form") === this.#form)
      );
    });
  }

  #named(field: string): HTMLElement[] {
    const controls = this.#controls();
    const byLabel = controls.filter((control) => this.#page.labelOf(control) === field);
    const found = byLabel.length > 0 ? byLabel : controls.filter((control) => nameOf(control) === field);
    for (const control of found) {
      if (control.getAttribute("type") !== "hidden" && this.#page.labelOf(control) === "") {
        throw new Error(`The field “${nameOf(control)}” on ${this.#page.url} has no label`);
      }
    }
    return found;
  }

  #set(control: HTMLElement, given: Filling[string]): void {
    const type = control.getAttribute("type");
    if (areFiles(given)) {
      const files = [given].flat();
      if (files.length > 1 && !control.hasAttribute("multiple"))
        throw new Error(`“${nameOf(control)}” takes one file`);
      this.#files.set(control, files);
    } else if (type === "radio" || type === "checkbox") {
      const own = control.getAttribute("value") ?? "on";
      const asked = typeof given === "boolean" ? given : includes(given, [own, this.#page.labelOf(control)]);
      this.#entries.set(control, asked ? [own] : []);
    } else if (control.rawTagName === "select") {
      const options = control.querySelectorAll("option");
      const chosen = options.filter((option) => includes(given, [valueOf(option), words(option)]));
      if (chosen.length === 0) throw new Error(`“${nameOf(control)}” has no option “${String(given)}”`);
      this.#entries.set(control, chosen.map(valueOf));
    } else {
      // Browsers send the line ends of a text area as CRLF.
      this.#entries.set(control, [String(given).replace(/\r?\n/g, "\r\n")]);
    }
  }

  #button(wanted: string | undefined): HTMLElement | undefined {
    const buttons = this.#mine("button, input[type=submit]").filter(
      (button) => (button.getAttribute("type") ?? "submit") === "submit",
    );
    if (wanted === undefined) return buttons[0];
    const found = buttons.find((button) => {
      const pair = `${button.getAttribute("name") ?? ""}=${button.getAttribute("value") ?? ""}`;
      return words(button) === wanted || pair === wanted;
    });
    if (!found)
      throw new Error(`No button “${wanted}” on ${this.#page.url}: ${buttons.map(words).join(", ")}`);
    return found;
  }
}

const areFiles = (given: Filling[string]): given is GivenFile | GivenFile[] =>
  typeof given === "object" && [given].flat().some((one) => typeof one === "object");
const isFile = (control: HTMLElement) => control.getAttribute("type") === "file";
const nameOf = (control: HTMLElement) => control.getAttribute("name") ?? "";
const valueOf = (option: HTMLElement) => option.getAttribute("value") ?? words(option);
const includes = (given: Filling[string], own: string[]) =>
  [given].flat().some((value) => own.includes(String(value)));

/** The values that an untouched control sends. */
function initialValues(control: HTMLElement): string[] {
  if (control.rawTagName === "textarea") return [control.text.replace(/^\n/, "")];
  if (control.rawTagName === "select") {
    const options = control.querySelectorAll("option");
    const chosen = options.filter((option) => option.hasAttribute("selected"));
    const first = control.hasAttribute("multiple") ? [] : options.slice(0, 1);
    return (chosen.length > 0 ? chosen : first).map(valueOf);
  }
  const type = control.getAttribute("type");
  if (type === "radio" || type === "checkbox") {
    return control.hasAttribute("checked") ? [control.getAttribute("value") ?? "on"] : [];
  }
  return type === "file" ? [] : [control.getAttribute("value") ?? ""];
}

/** The text of an element as it is read: one space between words. */
export const words = (element: HTMLElement | null | undefined): string =>
  (element?.text ?? "").replace(/\s+/g, " ").trim();
