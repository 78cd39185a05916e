import { describe, expect, test } from "vitest";
import type { QuestionView } from "~/api/contract/survey";
import type { Reference } from "~/domain/question/question";
import { questionnaire } from "~/content/questionnaires";
import { beforeWords } from "~/features/question/before-words";
import { type Effect, effectWords } from "~/features/question/effect-words";
import { servesWords } from "~/features/question/serves-words";
import { t } from "~/texts/i18n.server";
import { booleanQuestion } from "../../domain/build";

describe("what a save changed", () => {
  const said = (effect: Partial<Effect>) => effectWords(t, { topic: "Energia", goesOn: true, ...effect });

  test.each<[Partial<Effect>, string]>([
    [{ gained: 712, leftInTopic: 2 }, "+7 punti, restano 2 domande su Energia."],
    [{ gained: 100, leftInTopic: 1 }, "+1 punto, resta 1 domanda su Energia."],
    [{ gained: -349, leftInTopic: 0 }, "−3 punti, su Energia hai finito."],
    [{ gained: 49, leftInTopic: 3 }, "Guadagnato meno di 1 punto, restano 3 domande su Energia."],
    [{ gained: 0, leftInTopic: 3 }, "Restano 3 domande su Energia."],
    [{ gained: 0 }, ""],
    [{}, ""],
    [{ gained: 200, skipped: 1 }, "+2 punti. Saltata 1 domanda chiusa: l'elenco dice che cosa la apre."],
    [{ skipped: 3 }, "Saltate 3 domande chiuse: l'elenco dice che cosa le apre."],
    [{ skipped: 3, goesOn: false }, ""],
  ])("%o is “%s”", (effect, words) => {
    expect(said(effect)).toBe(words);
  });
});

describe("what an answer serves", () => {
  const bank = (...points: string[]) => ({ sheet: "bank" as const, points, edition: "dicembre 2025" });
  const client = (...points: string[]) => ({ sheet: "client" as const, points, edition: "luglio 2025" });
  const GRI: Reference = { source: "GRI", point: "302-1" };

  test.each<[NonNullable<QuestionView["serves"]> | undefined, Reference[], string | null]>([
    [
      [bank("5"), client("B3 §29", "B3 §30")],
      [GRI, { source: "MEF-PMI", point: "8" }],
      "Serve per VSME B3 · banca 5 (dicembre 2025) · GRI 302-1",
    ],
    [[bank("13", "14")], [], "Serve per banca 13, 14 (dicembre 2025)"],
    [[], [{ source: "MEF-PMI", point: "6" }], null],
    [[], [{ source: "VSME", point: "B2 §26" }], null],
    [[], [{ source: "Legge", point: "D.Lgs. 81/2008, art. 37" }], null],
    [undefined, [GRI], "Serve per GRI 302-1"],
  ])("on %j with the references %j is “%s”", (serves, references, words) => {
    const definition = booleanQuestion({ guid: "v3-e", references });
    expect(servesWords(t, { definition, serves })).toBe(words);
  });
});

describe("last year's number under a field", () => {
  const definition = questionnaire("v3").questions.find(({ guid }) => guid === "v3-env-energia-impianti");
  const under = (then: string, now?: string) => {
    if (!definition) throw new Error("There is no such question");
    const answer = { answerElements: now === undefined ? [] : [{ id: "potenza", value: now }] };
    const before = { year: 2024, answerElements: [{ id: "potenza", value: then }] };
    return beforeWords(t, { definition, before, answer }).potenza;
  };

  test.each<[string, string | undefined, string]>([
    ["1200.5", undefined, "Nel 2024: 1.200,5 kW"],
    ["40", "50", "Nel 2024: 40 kW (+25%)"],
    ["40", "30", "Nel 2024: 40 kW (−25%)"],
    ["40", "40.1", "Nel 2024: 40 kW (uguale)"],
    ["0", "30", "Nel 2024: 0 kW"],
  ])("%s then and %s now is “%s”", (then, now, words) => {
    expect(under(then, now)).toBe(words);
  });
});
