import { describe, expect, test } from "vitest";
import type { TemplateCell } from "~/domain/vsme/template-cells";
import { fillTemplate } from "~/platform/workbook/vsme/fill-template";
import { answersIn } from "./answers-in";
import { cellsOf, demoAnswers, MORE } from "./company";
import { ownTemplate } from "./own-template";

const ACTIVITIES = "v3-gov-strategia-settori";
const CERTIFICATIONS = "v3-gov-identita-e-sedi-certificazioni";
const EXCLUDED = "UndertakingsAreExcludedFromAnyEuReferenceBenchmarksThatAreAlignedWithTheParisAgreement";
const BESIDE = "DisclosureOfAnyOtherGovernanceAndOrEntitySpecificGovernanceDisclosures";
const CERTIFICATES = "DescriptionOfSustainabilityRelatedCertificationsOrLabels";
const TOBACCO = "RevenueDerivedFromCultivationAndProductionOfTobacco";

const COMPANY = cellsOf({ ...demoAnswers(), ...MORE });

/** What a company has once it has taken over the template of the demo company with these cells changed; null: emptied. */
async function backWith(changed: Record<string, TemplateCell["content"] | null>) {
  const kept = COMPANY.filter(({ range }) => !(range in changed));
  const others = Object.entries(changed).flatMap(([range, content]) =>
    content === null ? [] : [{ range, down: 0, right: 0, content }],
  );
  return answersIn(await fillTemplate(ownTemplate(), [...kept, ...others]));
}

const text = (value: string) => ({ kind: "text" as const, value });
const lineOf = (words: string) => {
  const own = COMPANY.find(({ range }) => range === BESIDE)?.content;
  const written = own?.kind === "text" ? own.value : "";
  return text(written.replace("Nessuna di queste", words));
};
const none = text(lineOf("Nessuna di queste").value);

describe("the activities of a filled template", () => {
  test("are those of its lines", async () => {
    expect(none.value).toMatch(/^Attività tra combustibili fossili, .*: Nessuna di queste$/);
    expect((await backWith({}))[ACTIVITIES]).toEqual({ nessuna: "on" });
    const words = "Un'attività soggetta alle norme contro il riciclaggio";
    expect((await backWith({ [BESIDE]: lineOf(words) }))[ACTIVITIES]).toEqual({ antiriciclaggio: "on" });
  });

  test.each<[string, Record<string, TemplateCell["content"] | null>]>([
    ["it says no more than that no index excludes the company", { [BESIDE]: null }],
    ["its lines are words of another hand", { [BESIDE]: text("Nessuna attività fossile.") }],
    ["a line is not as we write it", { [BESIDE]: lineOf("Nessuna") }],
    ["a line of another hand stands below", { [BESIDE]: text(`${none.value}\nE altro ancora.`) }],
    ["it says that an index excludes the company", { [EXCLUDED]: text("YES") }],
  ])("are not proposed where %s", async (_, changed) => {
    expect((await backWith(changed))[ACTIVITIES]).toBeUndefined();
  });

  test("are those of its revenues where the lines say that there are none", async () => {
    const back = await backWith({ [TOBACCO]: { kind: "number", value: "500" } });
    expect(back[ACTIVITIES]).toEqual({ tabacco: "on" });
  });
});

describe("the certificates of a filled template", () => {
  const lines = "Certificato 1: ISO 9001:2015\nEnte 1: Ente Demo";

  test("come with their kinds, and with the words of another one", async () => {
    const other = "Tipo: Altra certificazione o valutazione di sostenibilità\nAltro tipo: EcoVadis, argento";
    const back = await backWith({ [CERTIFICATES]: text(`${lines}\nTipo: Qualità: ISO 9001\n${other}`) });
    expect(back[CERTIFICATIONS]).toEqual({ qualita: "on", altra: "on", altra_text: "EcoVadis, argento" });
  });

  test.each([
    ["that no choice has", `${lines}\nTipo: ISO 9001`],
    ["beside words of another hand", `${lines}\nTipo: Qualità: ISO 9001\nAbbiamo anche altro.`],
    ["that is only named", "ISO 9001:2015"],
  ])("give no kind %s", async (_, words) => {
    expect((await backWith({ [CERTIFICATES]: text(words) }))[CERTIFICATIONS]).toBeUndefined();
  });
});
