import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FORM_NAMES, knownForms, WITH_NOTICE, type KnownForm } from "./hostile/forms";
import { gluedWords } from "./pages/glued-words";
import { htmlFaults } from "./pages/html-faults";
import { leafRoute } from "./pages/leaf-route";
import { pageRoutes } from "./pages/page-routes";
import { structureFaults } from "./pages/structure";
import { undrawnClasses } from "./pages/undrawn";
import { startServer, type TestServer } from "./server";

let server: TestServer;
let forms: KnownForm[];
beforeAll(async () => {
  server = await startServer({ demo: true, environment: WITH_NOTICE });
  forms = await knownForms(server);
});
afterAll(() => server.stop());

/** The routes that have answered a form. */
const answered = new Set<string>();

describe("each form of the product", () => {
  test.each(FORM_NAMES)(
    "%s leads to a page that is valid and whole, and says an error only where it answers one",
    async (name) => {
      const known = forms.find((form) => form.name === name);
      if (!known) throw new Error(`No form ${name}`);
      const { form } = await known.open();
      answered.add(leafRoute(form.action));
      const page = await form.fill(known.filling).submit(known.button);
      const isRefused = (known.answers ?? 200) >= 400;
      expect(page.status).toBe(known.answers ?? 200);
      expect(page.errors.length > 0).toBe(isRefused);
      expect(page.title.startsWith("Errore: ")).toBe(isRefused);
      expect(await htmlFaults(page.html)).toEqual([]);
      expect(structureFaults(page.document)).toEqual([]);
      expect(gluedWords(page.document)).toEqual([]);
      expect(undrawnClasses(page.html)).toEqual([]);
    },
  );

  /** Each with the file whose test sends its form. */
  const ELSEWHERE = new Map([
    ["routes/auth.reminders.$token", "routes/people/invitations"],
    ["routes/dashboard.$version.$year.esg.$levels.$milestone.$question", "routes/survey/periods"],
    ["routes/dashboard.esg.last-year.$milestone", "routes/survey/last-year"],
    ["routes/dashboard.provider.notices.end", "routes/provider/desk"],
    ["routes/dashboard.registry.identity-request", "routes/dashboard/identity-request"],
    ["routes/dashboard.settings.second-factor.enable", "routes/settings/second-factor"],
    // Its answer is a file.
    ["routes/dashboard.vsme._index", "routes/dashboard/vsme"],
  ]);

  test("is known: every route with a form has answered one", () => {
    const silent = pageRoutes().filter(({ hasForm, id }) => hasForm && !answered.has(id));
    expect(silent.map(({ id }) => id).sort()).toEqual([...ELSEWHERE.keys()].sort());
  });
});
