import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { browserKind, browserWord, readBrowserWord } from "~/domain/people/browser-kind";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("the kind of a browser", () => {
  test.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "firefox", "linux"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0 Safari/537.36`, "chrome", "windows"],
    [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0 Safari/537.36 Edg/141.0`, "edge", "windows"],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) ${WEBKIT} Version/18.1 Safari/605.1.15`, "safari", "mac"],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} CriOS/141.0 Mobile/15E Safari/604.1`, "chrome", "ios"], // prettier-ignore
    [`Mozilla/5.0 (Linux; Android 15; SM-S921B) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`, "samsung", "android"], // prettier-ignore
    ["Lynx/2.9.0 libwww-FM/2.14", "text", "other"],
    ["w3m/0.5.3+git20230121", "text", "other"],
    ["curl/8.5.0", "other", "other"],
    ["", "other", "other"],
  ])("of “%s” is %s on %s", (agent, browser, system) => {
    expect(browserKind(agent)).toEqual({ browser, system });
  });

  test("comes back from its word, and no word is anything else than a kind", () => {
    fc.assert(
      fc.property(fc.string(), (agent) => {
        const kind = browserKind(agent);
        expect(readBrowserWord(browserWord(kind))).toEqual(kind);
        expect(readBrowserWord(agent).browser).toMatch(/^[a-z]+$/);
      }),
    );
  });
});
