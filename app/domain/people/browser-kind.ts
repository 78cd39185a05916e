/** The first that matches: browsers name their ancestors too. */
const BROWSERS = [
  ["edge", /\bEdg(?:e|A|iOS)?\//],
  ["opera", /\bOPR\/|\bOpera\b/],
  ["samsung", /\bSamsungBrowser\//],
  ["firefox", /\bFirefox\/|\bFxiOS\//],
  ["chrome", /\bChrome\/|\bCriOS\/|\bChromium\//],
  ["safari", /\bSafari\//],
  ["text", /^(?:Lynx|w3m|ELinks|Links)\b/i],
] as const;

const SYSTEMS = [
  ["android", /\bAndroid\b/],
  ["ios", /\biPhone\b|\biPad\b/],
  ["windows", /\bWindows\b/],
  ["mac", /\bMac OS X\b|\bMacintosh\b/],
  ["linux", /\bLinux\b|\bX11\b/],
] as const;

export const BROWSER_NAMES = [...BROWSERS.map(([name]) => name), "other"] as const;
export const SYSTEM_NAMES = [...SYSTEMS.map(([name]) => name), "other"] as const;

interface BrowserKind {
  browser: (typeof BROWSER_NAMES)[number];
  system: (typeof SYSTEM_NAMES)[number];
}

/** Kind of browser and of system in a User-Agent: as much as a person needs to know a device again, and no more. */
export function browserKind(userAgent: string): BrowserKind {
  return {
    browser: BROWSERS.find(([, mark]) => mark.test(userAgent))?.[0] ?? "other",
    system: SYSTEMS.find(([, mark]) => mark.test(userAgent))?.[0] ?? "other",
  };
}

/** As one word for the store. */
export const browserWord = ({ browser, system }: BrowserKind): string => `${browser}/${system}`;

export function readBrowserWord(word: string): BrowserKind {
  const [browser, system] = word.split("/");
  return {
    browser: BROWSER_NAMES.find((name) => name === browser) ?? "other",
    system: SYSTEM_NAMES.find((name) => name === system) ?? "other",
  };
}
