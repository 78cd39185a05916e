import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { disableCompany } from "~/platform/verification/operator";
import { makeVerifying, revisionOf, type Verifying } from "../verification/verifying";
import { Spreadsheet } from "./spreadsheet";
import { download } from "./transfer";

let given: Verifying;
beforeEach(async () => {
  given = await makeVerifying();
});
afterEach(() => given.world.close());

/** The first sheet of the workbook of the published card. */
async function guide(): Promise<string[]> {
  const { filename } = await (
    await given.admin()
  )("survey.downloadAnswers", { params: { version: "public" }, query: {} });
  const book = new Spreadsheet(await download(given.world, given.companyId, filename));
  return (book.worksheets[0]?.rows ?? []).map(([cell]) => String(cell?.value));
}

describe("the workbook of an issued card", () => {
  test("says that it is self-declared, and by which company under its name of then", async () => {
    await disableCompany(given.world.parts, given.companyId);
    const admin = await given.admin();
    await admin("survey.publish", { body: { revision: await revisionOf(admin) } });
    await given.world.db.updateTable("company").set({ business_name: "Nome Nuovo" }).execute();
    const lines = await guide();
    expect(lines).toContain("Azienda: Azienda Prova S.r.l.");
    expect(lines).toContain(
      "Livello 1 di 3: dati dichiarati dall'azienda sotto la propria responsabilità, aggiornati al 10/03/2026.",
    );
  });

  test("says who verified it, when and as of which data", async () => {
    const id = await given.begin(2);
    await given.acceptAll(id);
    given.world.clock.advance({ days: 5 });
    await given.decide(id, "accept");
    expect(await guide()).toContain(
      "Livello 2 di 3: dati al 10/03/2026, verificati da Ente di Prova il 15/03/2026.",
    );
  });
});
