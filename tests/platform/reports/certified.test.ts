import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { disableCompany } from "~/platform/verification/operator";
import { textOf } from "../../documents/read-text";
import { makeVerifying, revisionOf, type Verifying } from "../verification/verifying";
import { fetched } from "./fetched";

/** What the documents of an issued card say about who answers for its data (D4). */

let given: Verifying;
beforeEach(async () => {
  given = await makeVerifying();
});
afterEach(() => given.world.close());

async function documents(): Promise<string[]> {
  const call = await given.admin();
  const text = async (page?: "card") => {
    const query = { format: "pdf" as const, ...(page && { page }) };
    const { filename } = await call("scoring.report", { params: { version: "public" }, query });
    return textOf((await fetched(call, page ?? "report", filename)).bytes);
  };
  return [await text(), await text("card")];
}

describe("report and card as documents", () => {
  test("say that the card is self-declared, and as of which data", async () => {
    await disableCompany(given.world.parts, given.companyId);
    const admin = await given.admin();
    await admin("survey.publish", { body: { revision: await revisionOf(admin) } });
    const [report, card] = await documents();
    for (const text of [report, card]) {
      expect(text).toContain(
        "Carta autodichiarata: l'azienda dichiara i dati sotto la propria responsabilità",
      );
      expect(text).toContain("10/03/2026");
    }
  });

  test("say who verified the card, on which level, when and as of which data", async () => {
    const id = await given.begin(2);
    await given.acceptAll(id);
    given.world.clock.advance({ days: 5 });
    await given.decide(id, "accept");
    const [report, card] = await documents();
    expect(report).toContain("Verificata da Ente di Prova, livello 2, su dati al 10/03/2026");
    expect(card).toContain("Verificata");
    for (const text of [report, card]) {
      expect(text).toContain("Ente di Prova");
      expect(text).toContain("10/03/2026");
      expect(text).toContain("15/03/2026");
    }
  });
});
