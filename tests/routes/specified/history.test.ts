import { beforeEach, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { overSpecification } from "./over";

/** The history and the issuing of cards, over a server that keeps no positions and gives no reasons. */

const over = overSpecification();
beforeEach(() => void (over.api.change = (_, answer) => answer));

const ADMIN = "admin@azienda-demo.example";
const ENABLED = "admin@azienda-abilitata.example";

interface WireHome {
  survey: { draft: { status: number } };
}

/** From now on the draft has this status. */
function setStatus(status: number): void {
  over.api.change = async (path, answer) => {
    if (!path.includes("/home_page") || !answer.ok) return answer;
    const home = (await answer.json()) as WireHome;
    home.survey.draft.status = status;
    return Response.json(home);
  };
}

describe("over a server that keeps no positions", () => {
  test("the history has the draft and the cards of the year, and says what there is not", async () => {
    const page = await (await over.enter(ADMIN)).get(urls.history());
    expect(page.status).toBe(200);
    expect(page.text).toContain("Il servizio collegato non conserva posizioni salvate");
    expect(page.text).toMatch(/ESG-2025-\w{10}/);
    expect((await page.follow("Emetti la carta")).path).toBe(urls.publish());
    expect(page.document.querySelector("main form")).toBeNull();
  });

  test.each([1, 2, 3, 4, 5, 6, 9])("at status %i nothing can be issued, and it is said", async (status) => {
    const browser = await over.enter(ADMIN);
    setStatus(status);
    const page = await browser.get(urls.publish());
    expect(page.document.querySelector("main form")).toBeNull();
    expect(page.document.querySelectorAll("#perche-no ~ ul li")).toHaveLength(1);
  });

  test("an enabled company issues nothing by itself at status 0 either, and is offered no other way", async () => {
    const browser = await over.enter(ENABLED);
    setStatus(0);
    const page = await browser.get(urls.publish());
    expect(page.document.querySelector("main form")).toBeNull();
    expect(page.text).toContain("La tua azienda è abilitata");
    expect(page.html).not.toContain("/dashboard/history/verification");
  });

  test("a position's page says that it is not offered", async () => {
    const page = await (await over.enter(ADMIN)).get("/dashboard/history/positions/una");
    expect([page.status, page.heading]).toEqual([501, "Non disponibile qui"]);
  });
});
