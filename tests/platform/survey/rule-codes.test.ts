import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { Elements } from "~/domain/question/answer";
import { AUDITOR, CLASS, FORM, MATERIALS, WASTE } from "../../questions";
import { completeRegistry, save } from "../answering";
import { makeCompany } from "../company";
import { filled } from "../workbook/filling";
import { download, upload } from "../workbook/transfer";
import type { World } from "../world";

let world: World;
let companyId: string;
let admin: Call;

beforeEach(async () => ({ world, companyId, admin } = await makeCompany()));
afterEach(() => world.close());

const saying = (code: string, rule = code) => expect.objectContaining({ code, rule }) as unknown;

interface Broken {
  guid: string;
  elements: Elements;
  code: string;
  rule: string;
  status: number;
  /** What the file has instead of the elements. */
  cells?: Record<string, string>;
  about?: Record<string, string>;
}

const AUDITED = { guid: AUDITOR, elements: { value: "nessuno" }, cells: { value: "Nessuno" } };
const USED = { guid: MATERIALS, elements: { "carta.quantita": "2" } };
const REASONLESS = { guid: WASTE, elements: {}, cells: {}, about: { notApplicable: "Sì" } };
const STRANGE = { guid: CLASS, elements: { classe: "z9" } };

describe("a rule of the specification that an answer breaks has one code", () => {
  test.each<[string, Broken]>([
    ["E001, where the turnover is missing", { ...AUDITED, code: "E001", rule: "E001", status: 409 }],
    ["E002, where the sector is missing", { ...USED, code: "E002", rule: "E002", status: 409 }],
    ["E003, where the reason is missing", { ...REASONLESS, code: "E003", rule: "E003", status: 422 }],
    [
      "NOT_ACCEPTABLE, where the answer is not valid",
      { ...STRANGE, code: "unknown_choice", rule: "NOT_ACCEPTABLE", status: 422 },
    ],
  ])("in the API and in a file: %s", async (_, { guid, elements, cells, about, code, rule, status }) => {
    await save(admin, FORM, { forma: "srl" });
    const wanted = about ? { notApplicableChosen: true } : {};
    await expect(save(admin, guid, elements, wanted)).rejects.toMatchObject({
      status,
      errors: [saying(code, rule)],
    });
    const bytes = await download(world, companyId);
    const book = await filled(bytes, { [guid]: cells ?? elements }, about ? { [guid]: about } : {});
    const { preview } = await upload(admin, book);
    expect(preview?.changes).toEqual([]);
    expect(preview?.refusals).toEqual([saying(code, rule)]);
  });

  test("on the card: E001 and E002 beside the words of what the registry lacks", async () => {
    await completeRegistry(admin, { annualTurnover: "", sector: "" });
    const { revision } = await admin("survey.overview", { query: {} });
    const publishing = admin("survey.publish", { body: { revision } });
    await expect(publishing).rejects.toMatchObject({
      errors: expect.arrayContaining([
        saying("turnover_missing", "E001"),
        saying("sector_missing", "E002"),
      ]) as unknown,
    });
  });
});
