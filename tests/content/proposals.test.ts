import { describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { REGISTER_IDS } from "~/domain/registers/register";
import { registersRead } from "~/domain/survey/registers-read";

const { questions } = questionnaireV3;
const proposing = questions.filter(({ autofill = [] }) => autofill.length > 0);

describe("what is given once", () => {
  test("is proposed to at least 25 questions", () => {
    expect(proposing.length).toBeGreaterThanOrEqual(25);
  });

  test.each(REGISTER_IDS)("in the register of %s is read by a question", (id) => {
    expect(proposing.some((question) => registersRead(question).has(id))).toBe(true);
  });

  /** The five things of which the same was asked up to eight times. */
  test.each<[string, RegExp, string]>([
    ["sites", /^v3-gov-identita-e-sedi-(sedi|posizione)$|suolo-e-biodiversita-(siti|siti-elenco|suolo)$|acqua-zona$/, "sites"],
    ["certificates", /identita-e-sedi-(certificazioni|certificati)$/, "certificates"],
    ["policies", /clima-e-rischi-(politiche|applicazione|temi)$|gov-strategia-temi$|legalita-regole$/, "policies"],
    ["targets", /(energia|acqua|rifiuti-e-materiali|emissioni|formazione|strategia)-obiettivo$|obiettivo-valori$/, "targets"],
    ["past years", /energia-andamento$|sicurezza-andamento$|reclami-andamento$/, "figures"],
  ])("%s are asked once: every further question reads the register", (_, asked, register) => {
    const askers = questions.filter(({ guid }) => asked.test(guid));
    expect(askers.length).toBeGreaterThan(1);
    const deaf = askers.filter((question) => ![...registersRead(question).keys()].includes(register as "sites"));
    expect(deaf.map(({ guid }) => guid)).toEqual([]);
  }); // prettier-ignore

  test("fossil revenue is asked in one place", () => {
    const asking = questions.filter(
      (question) => "fields" in question && question.fields.some(({ id }) => id === "carbone"),
    );
    expect(asking.map(({ guid }) => guid)).toEqual(["v3-gov-strategia-settori-ricavi"]);
  });
});
