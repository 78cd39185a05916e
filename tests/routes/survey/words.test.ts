import { describe, expect, test } from "vitest";
import type { QuestionView } from "~/api/contract/survey";
import { questionnaire } from "~/content/questionnaires";
import { closedWords } from "~/features/question/closed-words";
import { lastYearNote } from "~/features/question/notes";
import { answerWords } from "~/ui/question/answer-words";
import { t } from "~/texts/i18n.server";
import { urls } from "~/web/urls";

const definitionOf = (guid: string) => {
  const found = questionnaire("v3").questions.find((question) => question.guid === guid);
  if (!found) throw new Error(`There is no ${guid}`);
  return found;
};
const CLASS = definitionOf("v3-env-energia-classe");
const SITES = definitionOf("v3-env-suolo-e-biodiversita-siti");

type Closed = NonNullable<QuestionView["blockedBy"]>;
const NOWHERE = { question: null, registry: null, field: null, anyOf: [], above: null, atLeast: null };
const wordsOf = (blockedBy: Closed, status: "blocked" | "na-blocked" = "blocked", definition = CLASS) =>
  closedWords(t, { status, blockedBy, definition } as unknown as QuestionView, urls).map(
    ({ words }) => words,
  );

describe("a closed question", () => {
  test("for want of the turnover says E001, for want of the sector E002, and where to give them", () => {
    const missing = (registry: "turnover" | "macrosector") =>
      wordsOf({ question: null, registry, isMissing: true, opens: [] });
    expect(missing("turnover")).toEqual([
      "Per questa domanda serve il fatturato dell'azienda. Indicalo nell'anagrafica.",
      "Fatturato annuo",
    ]);
    expect(missing("macrosector")[0]).toBe(
      "Per questa domanda serve il settore dell'azienda. Indicalo nell'anagrafica.",
    );
  });

  test.each<[string, Partial<typeof NOWHERE> | object, string]>([
    ["a turnover", { registry: "turnover", atLeast: 2_000_000 }, "con almeno 2.000.000 euro di fatturato"],
    ["employees", { registry: "employees", atLeast: 50 }, "alle aziende con almeno 50 dipendenti"],
    ["people at work", { registry: "workforce", atLeast: 10 }, "alle aziende con almeno 10 addetti"],
    ["a size", { registry: "size", anyOf: ["Media impresa"] }, "di queste dimensioni: Media impresa"],
  ])("that is for %s says so", (_, opening, words) => {
    const opens = [{ ...NOWHERE, ...opening }];
    const said = wordsOf({ question: null, registry: "size", isMissing: false, opens }, "na-blocked");
    expect(said[0]).toContain("non viene chiesta alle aziende come la tua");
    expect(said.at(-1)).toContain(words);
  });

  test("names every way in where one is enough", () => {
    const one = { id: "a", prompt: "Hai un impianto?", answered: [{ label: null, value: "No" }] };
    const opens = [
      { ...NOWHERE, question: { id: "a", prompt: one.prompt }, anyOf: ["Sì"] },
      { ...NOWHERE, question: { id: "b", prompt: "Hai una flotta?" }, field: "Veicoli", above: "5" },
    ];
    const said = wordsOf({ question: one, registry: null, opens }, "blocked", {
      ...CLASS,
      dependencyMode: "any",
    });
    expect(said.slice(-2)).toEqual([
      "Ora la risposta è: No.",
      "Viene chiesta con la risposta «Sì», oppure se «Veicoli» supera 5 alla domanda «Hai una flotta?».",
    ]);
  });
});

describe("last year's answer", () => {
  const lastYear = {
    year: 2024,
    prompt: SITES.prompt,
    change: "same" as const,
    answered: [{ label: null, value: "Sì" }],
    notApplicableReason: null,
    answerElements: [{ id: "value", value: "presenti" }],
  };
  const noteOf = (given: Partial<typeof lastYear> | object, filling = {}) =>
    lastYearNote(
      t,
      { definition: SITES, lastYear: { ...lastYear, ...given } },
      { year: 2025, isFilled: false, fill: "/modulo", topic: null, ...filling },
    );

  test("to the same question leads to the form, and does not repeat the question", () => {
    expect(noteOf({})).toEqual({
      title: "L'anno scorso (2024).",
      words: [
        { words: "Avevi risposto: Sì" },
        { words: "La domanda chiede la stessa cosa: se non è cambiato nulla, vale ancora." },
        { words: "Riporta nel modulo", href: "/modulo" },
      ],
    });
  });

  test("leads to the whole topic where the question has no answer yet", () => {
    const links = noteOf({}, { topic: "/tema" })?.words.filter((one) => "href" in one);
    expect(links).toEqual([
      { words: "Riporta nel modulo", href: "/modulo" },
      { words: "Riporta tutto il tema", href: "/tema" },
    ]);
    expect(noteOf({}, { topic: "/tema", isFilled: true })?.words.some((one) => "href" in one)).toBe(false);
  });

  test("that does not fit is told and leads nowhere", () => {
    const words = noteOf({ answerElements: [], prompt: "Era un'altra?" })?.words ?? [];
    expect(words.map((one) => one.words).join(" ")).toContain("non si può riportare");
    expect(words.some((one) => "href" in one)).toBe(false);
  });

  test("as not applicable brings its reason only where this year's question allows that", () => {
    const na = { answered: [], notApplicableReason: "Non usiamo fabbricati.", answerElements: [] };
    const allowed = lastYearNote(
      t,
      { definition: { ...CLASS, notApplicableEnabled: true }, lastYear: { ...lastYear, ...na } },
      { year: 2025, isFilled: false, fill: "/modulo", topic: null },
    );
    expect(allowed?.words.at(-1)).toEqual({ words: "Riporta nel modulo", href: "/modulo" });
    const refused = lastYearNote(
      t,
      { definition: { ...CLASS, notApplicableEnabled: false }, lastYear: { ...lastYear, ...na } },
      { year: 2025, isFilled: false, fill: "/modulo", topic: null },
    );
    expect(refused?.words.some((one) => "href" in one)).toBe(false);
  });
});

describe("an answer in words", () => {
  const said = {
    answerElements: [],
    explanation: null,
    incompatibilityExplanation: null,
    notApplicableChosen: false,
    notApplicableReason: null,
    attachments: [],
  };
  const of = (definition: typeof CLASS, elements: Record<string, string>, more = {}) =>
    answerWords(
      t,
      definition,
      { ...said, answerElements: Object.entries(elements).map(([id, value]) => ({ id, value })), ...more },
      "un file che non c'è più",
    );

  test("keeps what its question no longer offers", () => {
    expect(of(SITES, { value: "scomparsa" }).lines).toEqual(["scomparsa"]);
    expect(of(CLASS, { classe: "b", tolta: "12" }).lines).toEqual(["Classe energetica: B", "tolta: 12"]);
  });

  test("names explanations and files, also those that are gone", () => {
    const more = {
      explanation: "Visura",
      incompatibilityExplanation: "Forno",
      attachments: [{ name: "ape.pdf" }, { name: null }],
    };
    expect(of(CLASS, { classe: "b" }, more).notes).toEqual([
      "Perché il valore è giusto: Forno",
      "Spiegazione: Visura",
      "Allegati: ape.pdf, un file che non c'è più",
    ]);
  });

  test("that does not apply is its reason, and no answer has no lines", () => {
    expect(of(CLASS, {}, { notApplicableChosen: true, notApplicableReason: "Esente" }).lines).toEqual([
      "Non applicabile: Esente",
    ]);
    expect(of(CLASS, {})).toEqual({ lines: [], notes: [] });
  });
});
