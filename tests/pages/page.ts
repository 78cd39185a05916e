import type { IncomingHttpHeaders } from "node:http";
import { parse, type HTMLElement } from "node-html-parser";
import type { Browser } from "./client";
import { PageForm, words, type Posting } from "./form";

/** The one script of a page. */
export const ENTRY_SCRIPT = '<script type="module" data-entry="/build/entry.client-HASH.js">';

const FIELDS = ["input", "select", "textarea", "button"];

/** One page as it arrived, read as a user without script reads it. */
export class Page {
  readonly status: number;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
  readonly document: HTMLElement;
  readonly #browser: Browser;

  constructor(
    browser: Browser,
    arrived: { status: number; url: string; headers: IncomingHttpHeaders; text: string },
  ) {
    this.#browser = browser;
    this.status = arrived.status;
    this.url = arrived.url;
    this.headers = arrived.headers;
    this.html = arrived.text;
    this.document = parse(arrived.text);
  }

  get path(): string {
    return new URL(this.url).pathname;
  }

  /** The tags of its scripts, with the hash of a build's file and the words left out. */
  get scripts(): string[] {
    const tags = this.html.match(/<script[^>]*>/g) ?? [];
    return tags.map((tag) => tag.replace(/-[A-Z0-9]{8}\.js/, "-HASH.js").replace(/ data-sending[^>]*/, ""));
  }

  get title(): string {
    return words(this.document.querySelector("title"));
  }

  get heading(): string {
    return words(this.document.querySelector("h1"));
  }

  /** The words of the page's main part. */
  get text(): string {
    return words(this.document.querySelector("main") ?? this.document.querySelector("body"));
  }

  /**
   * The lines of the error summary; each must lead to a field of this page, or to another element that takes the focus.
   */
  get errors(): string[] {
    const summary = this.document.querySelector("main [role=alert]");
    const lines = summary?.querySelectorAll("li") ?? [];
    for (const link of summary?.querySelectorAll("a") ?? []) {
      const target = link.getAttribute("href")?.slice(1) ?? "";
      const field = this.document.getElementById(target);
      const takesFocus = field?.hasAttribute("tabindex") || FIELDS.includes(field?.rawTagName ?? "");
      if (!takesFocus) {
        throw new Error(`The error “${words(link)}” leads to #${target}, which is no field of ${this.url}`);
      }
    }
    return lines.length > 0 || !summary ? lines.map(words) : [words(summary)];
  }

  /** The only form of the main part, or the one named by its action, its button or the element around it. */
  form({ action, button, within }: { action?: string; button?: string; within?: string } = {}): PageForm {
    const scope = `${within ?? (action ? "body" : "main")} form`;
    const forms = this.document
      .querySelectorAll(scope)
      .filter(
        (form) =>
          (action === undefined || (form.getAttribute("action") ?? "").includes(action)) &&
          (button === undefined || form.querySelectorAll("button").some((b) => words(b) === button)),
      );
    const [only, another] = forms;
    const asked = JSON.stringify({ action, button, within });
    if (!only)
      throw new Error(`No form ${asked} on ${this.url} (${this.status}): ${this.text.slice(0, 300)}`);
    if (another) throw new Error(`More than one form ${asked} on ${this.url}: name its action or button`);
    return new PageForm(this, only);
  }

  /** Opens the link with these words. */
  follow(text: string): Promise<Page> {
    const links = this.document.querySelectorAll("a[href]");
    const link = links.find((a) => words(a) === text) ?? links.find((a) => words(a).startsWith(text));
    if (!link) throw new Error(`No link “${text}” on ${this.url}: ${links.map(words).join(" · ")}`);
    return this.#browser.get(new URL(link.getAttribute("href") ?? "", this.url).href);
  }

  /** The name of a control: its label, or its ARIA name. */
  labelOf(control: HTMLElement): string {
    const id = control.getAttribute("id");
    const own = id ? this.document.querySelector(`label[for="${id}"]`) : null;
    const label = own ?? control.closest("label");
    if (label) return words(label);
    const named = control.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const texts = named.map((part) => words(this.document.getElementById(part))).filter(Boolean);
    return texts.join(" ") || (control.getAttribute("aria-label") ?? "");
  }

  send(posting: Posting): Promise<Page> {
    return this.#browser.send(posting);
  }
}
