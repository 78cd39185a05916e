import { beforeAll, describe, expect, test } from "vitest";
import type { AnswerErrorKey } from "~/domain/answers/class-rules";
import errors from "~/texts/it/errors.json";
import { urls } from "~/web/urls";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const SAVE = "Salva e continua";
const at = (milestone: string, slug: string, area: string) =>
  urls.question("full", milestone, `v3-${area}-${milestone}-${slug}`);
const POWER = at("energia", "impianti", "env");

/** A site with less than the whole turnover, and no other. */
const ONE_SITE = { "sede1.indirizzo": "Via Prova 1, Lumezzane", "sede1.nace": "25.53", "sede1.quota": "60" };

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, "admin@azienda-demo.example");
});

describe("an answer that is not acceptable is refused on its page, in words", () => {
  test.each<[AnswerErrorKey | "E003", string, Record<string, string | boolean>, RegExp]>([
    ["not_a_number", POWER, { potenza: "tanta" }, /In «Potenza totale» scrivi un numero/],
    [
      "ambiguous_number",
      POWER,
      { potenza: "1.23,4" },
      /in due modi\. Scrivi 1234 per mille.+, oppure 1,234 per uno virgola/,
    ],
    ["too_many_digits", POWER, { potenza: "1234567890123456" }, /al massimo 15 cifre/],
    ["min_value", POWER, { potenza: "-5" }, /«Potenza totale» deve valere almeno 0/],
    [
      "max_value",
      at("retribuzione-e-contratti", "ccnl", "soc"),
      { quota: "101" },
      /può valere al massimo 100/,
    ],
    [
      "no_decimals",
      at("salute-e-sicurezza", "decessi", "soc"),
      { numero: "1,5" },
      /un numero intero, senza decimali/,
    ],
    [
      "exclusive_choice",
      at("rifiuti-e-materiali", "circolare", "env"),
      { imballaggi: true, nessuna: true },
      /esclude tutte le altre opzioni scelte/,
    ],
    ["total_must_equal", at("identita-e-sedi", "sedi", "gov"), ONE_SITE, /devono dare in tutto 100/],
    [
      "E003",
      at("rifiuti-e-materiali", "quantita", "env"),
      { notApplicable: true, notApplicableReason: " " },
      /Scrivi in una riga perché la domanda non si applica/,
    ],
  ])("%s", async (_, url, filling, sentence) => {
    const refused = await (await browser.get(url)).form({ button: SAVE }).fill(filling).submit(SAVE);
    expect(refused.status).toBe(422);
    expect(refused.title).toMatch(/^Errore: /);
    expect(refused.errors.join(" ")).toMatch(sentence);
  });

  test("unknown_choice, which only a forged form posts", async () => {
    const posting = (await browser.get(at("energia", "classe", "env"))).form({ button: SAVE }).posting(SAVE);
    const entries = posting.entries.map((entry): typeof entry =>
      entry[0] === "classe" ? ["classe", "z9"] : entry,
    );
    const refused = await browser.send({ ...posting, entries });
    expect(refused.status).toBe(422);
    expect(refused.errors.join()).toContain("scegli una delle opzioni dell'elenco");
  });

  test("every rule of the classes has its sentence", () => {
    const worded = {
      not_a_number: true,
      ambiguous_number: true,
      no_decimals: true,
      too_many_digits: true,
      mandatory_field: true,
      min_value: true,
      max_value: true,
      too_long: true,
      wrong_format: true,
      unknown_choice: true,
      unknown_element: true,
      max_choices: true,
      exclusive_choice: true,
      total_must_equal: true,
      values_must_match: true,
      at_most_field: true,
      not_acceptable: true,
      computed_field: true,
    } satisfies Record<AnswerErrorKey, true>;
    const texts: Record<string, string> = errors;
    expect(Object.keys(worded).filter((key) => !/\w{4}/.test(texts[key] ?? ""))).toEqual([]);
  });
});

describe("what the registry lacks", () => {
  test.each([
    ["E001", "Nell'anagrafica manca il fatturato annuo."],
    ["E002", "Nell'anagrafica manca il settore principale."],
  ])("is said where the card is issued: %s", async (_, sentence) => {
    const nuova = await signedIn(server, "admin@azienda-nuova.example");
    expect((await nuova.get(urls.publish())).text).toContain(sentence);
  });
});
