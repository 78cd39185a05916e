import type { PageForm, Posting } from "../../pages/form";

interface Learnt {
  /** Below the address of the server. */
  path: string;
  posting: Posting;
  /** The fields that the server fills in anew on each page. */
  hidden: string[];
}

/**
 * What forms send. The first page of each address is read whole, as a person without script reads it; of later ones only
 * what the server has put into hidden fields. To read each whole takes more of the processor than to answer it, and the
 * servers that are measured would wait for their own load.
 */
export class LearntForms {
  readonly #learnt = new Map<string, Learnt>();

  /** What pressing this button of a page sends; `filledIn` reads and fills in the form of a page that is new. */
  posting(page: { url: string; html: string }, button: string, filledIn: () => PageForm): Posting {
    const { pathname, search } = new URL(page.url);
    const learnt = this.#learnt.get(pathname + search) ?? learn(filledIn(), button);
    this.#learnt.set(pathname + search, learnt);
    const { path, posting, hidden } = learnt;
    const form = formWith(button, page);
    return {
      ...posting,
      url: new URL(path, page.url).href,
      entries: posting.entries.map(([name, value]) => [
        name,
        hidden.includes(name) ? hiddenValue(form, name) : value,
      ]),
    };
  }
}

function learn(form: PageForm, button: string): Learnt {
  const posting = form.posting(button);
  const { pathname, search } = new URL(posting.url);
  const hidden = posting.entries.map(([name]) => name).filter((name) => !form.names.includes(name));
  return { path: pathname + search, posting, hidden };
}

/** From the beginning of the form to its button, before which our pages have their hidden fields. */
function formWith(button: string, { url, html }: { url: string; html: string }): string {
  const end = html.indexOf(button);
  if (end === -1) throw new Error(`No button “${button}” on ${url}`);
  return html.slice(html.lastIndexOf("<form", end), end);
}

function hiddenValue(form: string, name: string): string {
  const [, value] = new RegExp(`type="hidden" name="${name}" value="([^"&]*)"`).exec(form) ?? [];
  if (value === undefined) throw new Error(`No hidden field “${name}” before the button`);
  return value;
}
