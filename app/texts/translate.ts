import { resources, type T, type TextParams } from "./resources";

/** The browser's `t`: the same texts and rules as the server's i18next, in a few lines (a test holds them together). */
export const translate: T = (key, params = {}) => {
  const [namespace, name] = key.split(":", 2) as [keyof typeof resources, string];
  const texts: Record<string, string> = resources[namespace] ?? {};
  const text = texts[pluralName(name, params)] ?? texts[name];
  return text === undefined ? name : filled(text, params);
};

/** Italian has two forms here: one, and everything else. */
const pluralName = (name: string, { count }: TextParams) =>
  count === undefined ? name : `${name}_${count === 1 ? "one" : "other"}`;

const filled = (text: string, params: TextParams) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
