import { afterEach, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { DEMO_PASSWORD } from "../../api-client";
import { overDemo } from "./over-demo";

const DEMO = "admin@azienda-demo.example";
const NOT_LOADED = "Non siamo riusciti a caricare i tuoi dati e ti abbiamo fatto uscire";
const SECTION = urls.registrySection("other");

/** The next answers about the user are these, one by one; after them the server's own. */
let answers: (() => Response)[] = [];
/** The calls that are refused now with 401. */
let refused: { end: string; method: string } | null = null;
afterEach(() => {
  answers = [];
  refused = null;
});

const over = overDemo(
  (path, answer) => {
    if (!path.endsWith("/user/v1/info")) return answer;
    return answers.shift()?.() ?? answer;
  },
  async () => undefined,
  (method, path) =>
    refused && method === refused.method && path.endsWith(refused.end)
      ? Response.json({ message: "internal/invalid_user" }, { status: 401 })
      : null,
);

const broken = () => new Response("", { status: 500 });
const FAILURES: [string, () => Response][] = [
  ["an error of the server", broken],
  ["a user that is not found", () => Response.json({ message: "internal/not_found" }, { status: 404 })],
  ["an answer without the user's facts", () => Response.json({ userId: "1" })],
  ["an answer that cannot be read", () => new Response("<h1>Ciao</h1>", { status: 200 })],
];

const asksOf = async (work: () => Promise<unknown>) => {
  const { calls } = await over.pages.during(work);
  return calls.filter((call) => call.endsWith("/user/v1/info")).length;
};

describe.each(FAILURES)("%s, asked about the user (fault 45),", (_, failure) => {
  test("is asked once more, and where that answers nothing happens to anybody", async () => {
    const browser = await over.pages.enter(DEMO, DEMO_PASSWORD);
    answers = [failure];
    const asks = await asksOf(async () => {
      const page = await browser.get(SECTION);
      expect([page.status, page.heading]).toEqual([200, "Altri dati"]);
    });
    expect(asks).toBe(2);
  });

  test("signs out when it fails twice, with the reason, and for good", async () => {
    const browser = await over.pages.enter(DEMO, DEMO_PASSWORD);
    answers = [failure, failure];
    const asks = await asksOf(async () => {
      const page = await browser.get(SECTION);
      expect([page.status, page.path]).toEqual([200, "/auth"]);
      expect(page.text).toContain(NOT_LOADED);
    });
    expect(asks).toBe(2);
    const later = await browser.get(SECTION);
    expect([later.path, later.text.includes("Per aprire questa pagina devi accedere.")]).toEqual([
      "/auth",
      true,
    ]);
  });
});

describe.each([408, 429, 502, 503, 504])(
  "a %i, by which nobody says anything about the user (decision 184),",
  (status) => {
    test("signs nobody out: the page says so, and the next one is as before", async () => {
      const browser = await over.pages.enter(DEMO, DEMO_PASSWORD);
      const ofTheWay = () => new Response("<h1>Bad gateway</h1>", { status });
      // The network asks twice where a proxy says that it reached nobody.
      answers = [ofTheWay, ofTheWay, ofTheWay, ofTheWay];
      const page = await browser.get(SECTION);
      expect([page.status, page.path]).toEqual([status, SECTION]);
      expect(page.text).not.toContain(NOT_LOADED);
      answers = [];
      const next = await browser.get(SECTION);
      expect([next.status, next.heading]).toEqual([200, "Altri dati"]);
    });
  },
);

test("a user whom the identity service has disabled is signed out with that reason, in any status (§8)", async () => {
  const browser = await over.pages.enter(DEMO, DEMO_PASSWORD);
  const message = "firebase/user-disabled: The user account has been disabled by an administrator.";
  answers = [() => Response.json({ message }, { status: 424 })];
  const asks = await asksOf(async () => {
    const page = await browser.get(SECTION);
    expect([page.path, page.text.includes("Il tuo accesso è stato disattivato")]).toEqual(["/auth", true]);
  });
  expect(asks).toBe(1);
});

test("a 401 about the user is asked no second time, and says that the session is over", async () => {
  const browser = await over.pages.enter(DEMO, DEMO_PASSWORD);
  const over401 = () => Response.json({ message: "internal/invalid_user" }, { status: 401 });
  answers = [over401];
  const asks = await asksOf(async () => {
    const page = await browser.get(SECTION);
    expect([page.path, page.text.includes("La sessione è terminata")]).toEqual(["/auth", true]);
  });
  expect(asks).toBe(1);
});

describe("a 401 of another call than the one about the user (§7)", () => {
  const of401 = (end: string, method: string) => {
    refused = { end, method };
  };

  test("while a page is loaded signs out, for good, with the reason", async () => {
    const browser = await over.pages.enter(DEMO, DEMO_PASSWORD);
    of401("/registry/v1/companies", "GET");
    const page = await browser.get(SECTION);
    expect([page.path, page.text.includes("La sessione è terminata")]).toEqual(["/auth", true]);
    refused = null;
    expect((await browser.get(SECTION)).path).toBe("/auth");
  });

  test("while a form is saved signs out, and what was typed comes back after signing in", async () => {
    const browser = await over.pages.enter(DEMO, DEMO_PASSWORD);
    const form = (await browser.get(SECTION)).form().fill({ "Descrizione (facoltativo)": "Rondelle" });
    of401("/registry/v1/companies", "PUT");
    const stopped = await form.submit();
    refused = null;
    expect([stopped.status, stopped.heading]).toEqual([401, "La sessione è terminata"]);
    const back = await stopped
      .form({ button: "Accedi" })
      .fill({ Email: DEMO, Password: DEMO_PASSWORD })
      .submit();
    const resumed = await back.form({ button: "Riprendi da dove eri" }).submit();
    expect(resumed.form().values("description")).toEqual(["Rondelle"]);
    expect((await browser.get(SECTION)).form().values("description")).not.toEqual(["Rondelle"]);
  });
});

describe("what was being typed when the user could not be loaded", () => {
  test("comes back after signing in again, and nothing was stored", async () => {
    const browser = await over.pages.enter(DEMO, DEMO_PASSWORD);
    const words = 'Viti, dadi & "bulloni" <di ogni misura>';
    const page = await browser.get(SECTION);
    const form = page.form().fill({ "Descrizione (facoltativo)": words });
    answers = [broken, broken];
    const stopped = await form.submit();
    expect([stopped.status, stopped.heading]).toEqual([401, "I tuoi dati non si caricano"]);
    expect(stopped.text).toContain(NOT_LOADED);

    const back = await stopped
      .form({ button: "Accedi" })
      .fill({ Email: DEMO, Password: DEMO_PASSWORD })
      .submit();
    expect(back.heading).toBe("Sei di nuovo dentro");
    const resumed = await back.form({ button: "Riprendi da dove eri" }).submit();
    expect([resumed.status, resumed.path]).toEqual([200, SECTION]);
    expect(resumed.form().values("description")).toEqual([words]);
    expect((await browser.get(SECTION)).form().values("description")).not.toEqual([words]);
  });

  test("is posted as always where the second look answers", async () => {
    const browser = await over.pages.enter(DEMO, DEMO_PASSWORD);
    const page = await browser.get(SECTION);
    const form = page.form().fill({ "Descrizione (facoltativo)": "Minuterie metalliche" });
    answers = [broken];
    expect((await form.submit()).text).toContain("Dati salvati.");
    expect((await browser.get(SECTION)).form().values("description")).toEqual(["Minuterie metalliche"]);
  });
});
