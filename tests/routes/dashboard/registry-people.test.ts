import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Company } from "~/api/contract/registry";
import { urls } from "~/web/urls";
import { completeRegistry } from "../../platform/answering";
import { makeCompany } from "../../platform/company";
import type { World } from "../../platform/world";
import type { Browser } from "../../pages/client";
import { pagesOver } from "../../upstream";

const CHECK = "Controlla addetti e dipendenti";

/** True: the other server knows only the number of employees of the specification. */
let isPlain = false;
let world: World;
let browser: Browser;
beforeAll(async () => {
  const made = await makeCompany({ partitaIva: "09999010177" }, { now: new Date().toISOString() });
  world = made.world;
  await completeRegistry(made.admin);
  const over = await pagesOver(world, async (path, answer) => {
    if (!isPlain || !path.endsWith("/companies")) return answer;
    const { workforce: _, workforceAssumed: __, ...plain } = (await answer.json()) as Company;
    return Response.json(plain, { headers: answer.headers });
  });
  browser = await over.enter("a@prova.example");
});
afterAll(() => world.close());

const essential = () => browser.get(urls.registrySection("essential"));
const registry = () => browser.get(urls.registry());

describe("a company that gave one number before both were asked for", () => {
  beforeEach(async () => {
    isPlain = false;
    await world.db.updateTable("company").set({ workforce: 60, workforce_assumed: 1 }).execute();
  });

  test("is asked to check both until it has saved them", async () => {
    const page = await registry();
    expect(page.text).toContain("il tuo numero è scritto in tutti e due");
    const saved = await (await page.follow(CHECK)).form().submit();
    expect([saved.path, saved.text.includes(CHECK)]).toEqual([urls.registry(), false]);
  });

  test("goes on being asked while a number is refused", async () => {
    const refused = await (await essential()).form().fill({ "Numero di dipendenti": "61" }).submit();
    expect(refused.status).toBe(422);
    expect(refused.errors.slice(0, 2)).toEqual([
      "I dipendenti (61) non possono essere più degli addetti (60), che comprendono anche loro: correggi «Numero di addetti».",
      "I dipendenti (61) non possono essere più degli addetti (60), che comprendono anche loro: correggi «Numero di dipendenti».",
    ]);
    expect((await registry()).text).toContain(CHECK);
  });
});

test("the two numbers say how they differ", async () => {
  isPlain = false;
  expect((await essential()).text).toContain(
    "Nei dipendenti non contano titolari e soci lavoratori senza busta paga",
  );
});

test("a server that knows one number is asked for one", async () => {
  isPlain = true;
  const page = await essential();
  expect(page.text).not.toContain("Numero di addetti");
  expect((await registry()).text).not.toContain("Numero di addetti");
  expect((await page.form().fill({ "Numero di dipendenti": "59" }).submit()).path).toBe(urls.registry());
});
