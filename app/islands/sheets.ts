import dialogs from "~/ui/styles/dialogs.css";

/** What only dialogs and searched lists need, with a module that shows one. Fails where a proxy sends an empty script. */
export async function withDialogSheet<Module extends { default: unknown }>(
  module: Promise<Module>,
): Promise<Module> {
  const [loaded] = await Promise.all([module, sheetIsThere(dialogs)]);
  if (typeof loaded.default !== "function") throw new Error("The module came empty");
  return loaded;
}

/** The sheets of another page that those of this one lack, for a part of it in a dialog; not those of its route alone. */
export async function bringSheetsOf(page: Document): Promise<void> {
  const shared = [...page.querySelectorAll<HTMLLinkElement>("link[data-shared]")];
  await Promise.all(shared.map((link) => sheetIsThere(link.getAttribute("href") ?? "")));
}

const asked = new Map<string, Promise<void>>();

/** Asks for a sheet once; fails when it cannot be had. */
function sheetIsThere(href: string): Promise<void> {
  const there = asked.get(href) ?? bring(href);
  asked.set(href, there);
  there.catch(() => asked.delete(href));
  return there;
}

function bring(href: string): Promise<void> {
  const links = [...document.querySelectorAll('link[rel="stylesheet"]')];
  if (links.some((link) => link.getAttribute("href") === href)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, onload: () => resolve(), onerror: reject });
    document.head.append(link);
  });
}
