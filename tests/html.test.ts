import { beforeAll, describe, expect, test } from "vitest";
import { Browser } from "./pages/client";
import { words } from "./pages/form";
import { gluedWords } from "./pages/glued-words";
import { htmlFaults } from "./pages/html-faults";
import { leafRoute } from "./pages/leaf-route";
import { pageRoutes } from "./pages/page-routes";
import { prepare, type Prepared } from "./pages/prepared";
import { structureFaults } from "./pages/structure";
import { undrawnClasses } from "./pages/undrawn";
import { nameOf, STATES, withLink, type PageState } from "./pages/states";
import type { TestServer } from "./server";
import { demoServer } from "./shared-servers";

let server: TestServer;
let prepared: Prepared;
beforeAll(async () => {
  server = await demoServer();
  prepared = await prepare(server);
});

async function reach({ visitor, path, wrong, button }: PageState) {
  const browser = prepared.browsers.get(visitor.says) ?? new Browser(server.url);
  const page = await browser.get(path);
  if (!wrong) return page;
  const form = page.form(button ? { button } : {});
  return form.fill(wrong).submit(button);
}

/** Routes on which no state of this table shows its button off: where it is shown, or why it cannot be. */
const NEVER_OFF: Record<string, string> = {
  "routes/auth.proposal.$token":
    "The part is shared with the question page; a link to a closed question is not sent.",
  "routes/dashboard.$version.$year._index": "The part is shared with the home page.",
  "routes/dashboard.$version.$year.esg.$levels.$milestone.$question": "The page of dashboard.esg shows it.",
  "routes/dashboard.$version.$year.esg.$levels._index": "The page of dashboard.esg shows it.",
  "routes/dashboard._index": "tests/routes/dashboard/home.test.ts, after a card was issued",
  "routes/dashboard.history.verification._index": "tests/routes/dashboard/verification.test.ts",
  "routes/dashboard.history.copy":
    "The part is shared with restoring: tests/routes/dashboard/restore.test.ts.",
  "routes/dashboard.provider.companies.$id.grants.$grantee":
    "No company of the demo data has left its group.",
  "routes/dashboard.registry.users.change": "Only a change that meets nobody any more shows it.",
  "routes/dashboard.settings.company":
    "No administrator of these visitors has a company that cannot be deleted.",
};

/** The routes on whose pages a button was seen that cannot act. */
const seenOff = new Set<string>();

describe("each page in each of its states", () => {
  test.each(STATES.map((state) => [nameOf(state), state] as const))(
    "%s is valid HTML, no words of it touch, and its styles are there",
    async (_, state) => {
      const at = withLink(state, prepared.links);
      const page = await reach(at);
      expect(await htmlFaults(page.html)).toEqual([]);
      expect(gluedWords(page.document)).toEqual([]);
      expect(undrawnClasses(page.html)).toEqual([]);
      expect(page.status).toBe(state.status);
      expect(page.document.querySelector("html")?.getAttribute("lang")).toBe("it");
      expect(structureFaults(page.document)).toEqual([]);
      const { pathname } = new URL(at.path, server.url);
      if (!state.wrong && !state.isRefusal) expect(page.path).toBe(pathname);

      expect(page.document.querySelectorAll("[data-island] :is(input, select, textarea)")).toEqual([]);
      expect(page.title).not.toMatch(/^( - |$)/);
      expect(page.title.startsWith("Errore: ")).toBe(state.wrong !== undefined || state.isRefusal === true);
      if (state.wrong) expect(page.errors.length).toBeGreaterThan(0);
      const off = page.document.querySelectorAll(".off");
      for (const one of off) expect(words(one.querySelector(".off-reason"))).not.toBe("");
      if (off.length > 0) seenOff.add(leafRoute(page.url));
    },
  );

  test("every route that may show a button which cannot act shows one, with its reason", () => {
    const unseen = pageRoutes().filter(({ id, mayBeDisabled }) => mayBeDisabled && !seenOff.has(id));
    expect(unseen.map(({ id }) => id).sort()).toEqual(Object.keys(NEVER_OFF).sort());
  });
});

describe("the footer of every page", () => {
  test.each([
    ["/auth", null],
    ["/auth/registration", null],
    ["/dashboard", "filled"],
    ["/dashboard/esg/start_small", "filled"],
    ["/dashboard/nulla", "filled"],
  ])(
    "%s says who provides it, on what it builds, whom to write to and where the documents are",
    async (path, says) => {
      const page = await (prepared.browsers.get(says ?? "stranger") ?? new Browser(server.url)).get(path);
      const footer = page.document.querySelectorAll("footer").at(-1);
      const links = footer?.querySelectorAll("a").map((link) => link.getAttribute("href") ?? "") ?? [];
      expect(words(footer?.querySelector("strong") ?? null)).toBe("Carta ESG");
      expect(footer?.text).toMatch(/Basato su Iniziativa aperta per la sostenibilità/);
      expect(links.filter((href) => href.startsWith("mailto:"))).toHaveLength(1);
      const documents = links.filter((href) => href.startsWith("/legal/"));
      expect(documents).toHaveLength(6);
      for (const href of documents) {
        const { status, text } = await new Browser(server.url).once({ url: href, method: "GET" });
        expect({ status, titles: text.match(/<h1/g)?.length }).toEqual({ status: 200, titles: 1 });
      }
    },
  );
});
