import type { T, TextParams, Texts } from "./resources";

/** The browser's `t`: the rules of the server's i18next in a few lines (a test holds them together). */
export const translator =
  (known: Texts): T =>
  (key, params = {}) => {
    const [namespace, name] = key.split(":", 2) as [keyof Texts, string];
    const texts = known[namespace];
    if (process.env.NODE_ENV === "development" && !texts)
      throw new Error(`No handle names the texts of ${key}`);
    const text = texts?.[pluralName(name, params)] ?? texts?.[name];
    return text === undefined ? name : filled(text, params);
  };

/** Italian has two forms here: one, and everything else. */
const pluralName = (name: string, { count }: TextParams) =>
  count === undefined ? name : `${name}_${count === 1 ? "one" : "other"}`;

const filled = (text: string, params: TextParams) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
