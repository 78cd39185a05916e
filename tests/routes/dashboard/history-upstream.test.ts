import { describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../../api-client";
import { overDemo } from "./over-demo";

interface WireDraft {
  status?: number;
  revision?: number;
  updatedAt?: string;
  refusals?: unknown;
  nextIssueAt?: unknown;
}

/** The draft's status on the server from now on; null = its own. */
let status: number | null = null;

/** The answers of a server without calls and reasons beyond the specification. */
async function withoutExtensions(path: string, answer: Response): Promise<Response> {
  if (/\/esg\/(archive|positions)/.test(path)) return new Response("Not Found", { status: 404 });
  if (path.endsWith("/esg/history")) {
    const history = (await answer.json()) as { versions: { draft: WireDraft } };
    const { revision: _revision, updatedAt: _at, ...draft } = history.versions.draft;
    return Response.json({ ...history, versions: { ...history.versions, draft } });
  }
  if (!path.includes("/home_page")) return answer;
  const home = (await answer.json()) as { survey: { draft: WireDraft } };
  const { refusals: _refusals, nextIssueAt: _next, ...draft } = home.survey.draft;
  return Response.json({
    ...home,
    survey: { ...home.survey, draft: { ...draft, ...(status !== null && { status }) } },
  });
}

const over = overDemo(withoutExtensions);

describe("over a server that keeps no positions", () => {
  test("the history has the draft and the cards of the year, and says what there is not", async () => {
    const page = await over.browser.get(urls.history());
    expect(page.status).toBe(200);
    expect(page.text).toContain("Il servizio collegato non conserva posizioni salvate");
    expect(page.text).toMatch(/ESG-2025-\w{10} ?Autodichiarazione/);
    expect((await page.follow("Emetti la carta")).path).toBe(urls.publish());
    expect(page.document.querySelector("main form")).toBeNull();
  });

  test.each([1, 2, 3, 4, 5, 6, 9])("at status %i nothing can be issued, and it is said", async (at) => {
    status = at;
    const page = await over.browser.get(urls.publish());
    status = null;
    expect(page.document.querySelector("main form")).toBeNull();
    expect(page.document.querySelectorAll("#perche-no ~ ul li")).toHaveLength(1);
  });

  test("an enabled company issues nothing by itself at status 0 either", async () => {
    const enabled = await over.pages.enter("admin@azienda-abilitata.example", DEMO_PASSWORD);
    status = 0;
    const page = await enabled.get(urls.publish());
    status = null;
    expect(page.document.querySelector("main form")).toBeNull();
    expect(page.text).toContain("La tua azienda è abilitata");
  });

  test("a position's page says that it is not offered", async () => {
    expect((await over.browser.get("/dashboard/history/positions/una")).status).toBe(501);
  });
});
