import { beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { Field, Question } from "~/domain/question/question";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";
import { find, formOf, SAVE, formValues, stored, TO_LIST, urlOf } from "./question-form";

const ADMIN = "admin@azienda-nuova.example";

let server: TestServer;
let call: Call;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  ({ call } = await signedInApi(server.url, ADMIN));
  browser = await signedIn(server, ADMIN);
});

describe("numbers and texts as people type them", () => {
  const number = find(
    (one) =>
      one.questionClass === "text" &&
      one.fields
        .map(({ inputType, required, max }) => (required === false ? "optional" : `${inputType} to ${max}`))
        .join() === "decimal to undefined,optional",
  );
  const [field] = number.questionClass === "text" ? number.fields : [];
  const name = field?.id ?? "";

  test.each<[string, string]>([
    ["1.234,56", "1234.56"],
    ["1234,56", "1234.56"],
    ["1 234,56", "1234.56"],
    ["1234.56", "1234.56"],
    ["1.234", "1234"],
    ["€ 5", "5"],
    ["１２，５", "12.5"],
  ])("fault 21: %j is stored as %s", async (typed, value) => {
    const saved = await (await formOf(browser, number)).fill({ [name]: typed }).submit(TO_LIST);
    expect(saved.status).toBe(200);
    expect((await stored(call, number)).elements).toEqual({ [name]: value });
  });

  test.each(["12,3%", "−5", "1,234.56", "1.234.56", "dieci"])(
    "fault 21: %j is refused, shown again as typed, and changes nothing",
    async (typed) => {
      const before = await stored(call, number);
      const refused = await (await formOf(browser, number)).fill({ [name]: typed }).submit(SAVE);
      expect([refused.status, refused.errors.length]).toEqual([422, 1]);
      expect(formValues(refused, [name])).toEqual({ [name]: typed });
      expect(await stored(call, number)).toEqual(before);
    },
  );

  test("fault 22: numbers of fifteen digits are stored and shown to the last one, longer ones refused", async () => {
    const most = "999.999.999.999.999,999999";
    const saved = await (await formOf(browser, number)).fill({ [name]: most }).submit(TO_LIST);
    expect(saved.text).toContain(`Salvato: ${most}`);
    expect(formValues(await browser.get(urlOf(number)), [name])).toEqual({ [name]: most });
    const refused = await (await formOf(browser, number)).fill({ [name]: "9007199254740993" }).submit(SAVE);
    expect([refused.status, refused.errors.length]).toEqual([422, 1]);
    expect(formValues(refused, [name])).toEqual({ [name]: "9007199254740993" });
  });

  test("fault 23: text out of Word is stored plain, and what was changed is said", async () => {
    const typed = "L’azienda “verde” – 5 € di CO₂…\u200b 👍 \u202eשלום\u202c";
    const saved = await (await formOf(browser, number)).fill({ explanation: typed }).submit(TO_LIST);
    expect(saved.text).toContain("«₂» è diventato «2»");
    const shown = formValues(await browser.get(urlOf(number)), ["explanation"]);
    expect(shown.explanation).toMatch(/^L'azienda "verde" - 5 EUR di CO2\.\.\./);
    expect([...(shown.explanation ?? "")].every((letter) => letter.charCodeAt(0) <= 0xff)).toBe(true);
  });

  test("fault 25: the totals of a matrix are exact", async () => {
    const matrix = find((one) => one.questionClass === "matrix" && totalOf(one) !== undefined);
    const [row] = matrix.questionClass === "matrix" ? matrix.rows : [];
    const cells = (totalOf(matrix)?.sumOf ?? []).map((part) => `${row?.id}.${part}`);
    expect(cells).toHaveLength(2);
    const filling = Object.fromEntries(cells.map((cell, index) => [cell, ["0,1", "0,2"][index] ?? ""]));
    await (await formOf(browser, matrix)).fill(filling).submit(TO_LIST);
    const page = await browser.get(urlOf(matrix));
    expect(words(page.document.querySelector("td.computed"))).toBe("0,3");
  });
});

/** The computed column of a matrix of decimals without an upper bound. */
function totalOf(question: Question): Field | undefined {
  if (question.questionClass !== "matrix") return undefined;
  const typed = question.columns.filter(({ inputType }) => inputType !== "label");
  const isFree = typed.every(({ inputType, max }) => inputType === "decimal" && max === undefined);
  return isFree ? question.columns.find(({ sumOf }) => sumOf?.length === 2) : undefined;
}
