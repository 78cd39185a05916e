import { encodeForm } from "./encode";
import type { Posting } from "./form";
import { send, type Sent } from "./http";
import { Page } from "./page";

export interface BrowserOptions {
  /** Sends Origin and Sec-Fetch headers as today's browsers do; text browsers send neither. */
  modern?: boolean;
  headers?: Record<string, string>;
}

const MOST_REDIRECTS = 10;

interface Asked {
  url: string;
  method: string;
  type?: string;
  body?: string | Buffer;
}

/** A browser without a window and without script: cookies, redirects, forms. */
export class Browser {
  /** Told of each page that the server cannot fill, because only extensions of the specification do. */
  static atUnfilledPage: (url: string) => void = () => undefined;

  readonly base: string;
  readonly cookies = new Map<string, string>();
  readonly #options: BrowserOptions;

  constructor(base: string, options: BrowserOptions = {}) {
    this.base = base;
    this.#options = options;
  }

  get(path: string): Promise<Page> {
    return this.#load({ url: new URL(path, this.base).href, method: "GET" });
  }

  send({ url, method, encType, entries }: Posting): Promise<Page> {
    if (method === "GET") return this.get(`${url.split("?")[0]}?${encodeForm(entries, "").body.toString()}`);
    return this.#load({ url, method, ...encodeForm(entries, encType) });
  }

  /** One request with this browser's cookies, redirects not followed. */
  async once(asked: Asked & { headers?: Record<string, string> }): Promise<Sent> {
    const { url, method, type, body } = asked;
    const response = await send({
      url: new URL(url, this.base).href,
      method,
      ...(body === undefined ? {} : { body }),
      headers: {
        Accept: "text/html",
        "Accept-Language": "en",
        ...(type ? { "Content-Type": type } : {}),
        ...(this.cookies.size > 0 ? { Cookie: this.#cookieHeader() } : {}),
        ...(this.#options.modern ? this.#modernHeaders(method) : {}),
        ...this.#options.headers,
        ...asked.headers,
      },
    });
    for (const line of response.headers["set-cookie"] ?? []) this.#keep(line);
    return response;
  }

  /** What a download brings, wherever its address leads: another process may have the file. */
  async download(path: string): Promise<Sent> {
    return this.#answered({ url: new URL(path, this.base).href, method: "GET" });
  }

  /** Its bytes. */
  async file(path: string): Promise<Buffer> {
    const { status, bytes } = await this.download(path);
    if (status !== 200) throw new Error(`${path} answers with ${status}`);
    return bytes;
  }

  async #load(first: Asked): Promise<Page> {
    const answered = await this.#answered(first);
    if (answered.status === 501) Browser.atUnfilledPage(answered.url);
    return new Page(this, answered);
  }

  async #answered(first: Asked): Promise<Sent & { url: string }> {
    let asked = first;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const response = await this.once(asked);
      const { location } = response.headers;
      if (response.status < 300 || response.status >= 400 || !location) {
        return { ...response, url: asked.url };
      }
      const url = new URL(location, asked.url).href;
      asked = [307, 308].includes(response.status) ? { ...asked, url } : { url, method: "GET" };
    }
    throw new Error(`Too many redirects from ${first.url}`);
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const ended = attributes.some((attribute) => {
      const [key = "", when = ""] = attribute.split("=");
      if (/^max-age$/i.test(key)) return Number(when) <= 0;
      return /^expires$/i.test(key) && new Date(when).getTime() <= Date.now();
    });
    if (ended) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  #modernHeaders(method: string): Record<string, string> {
    const { origin } = new URL(this.base);
    return {
      "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
      "Sec-Fetch-Site": "same-origin",
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "document",
      ...(method === "GET" ? {} : { Origin: origin }),
    };
  }
}
