import { kept } from "../kept";
import type { QuestionMapping } from "~/domain/survey/last-year";

export const mapping: QuestionMapping[] = [
  {
    from: "v2-env-energia-consumi",
    to: "v3-env-energia-consumi",
    change: "revised",
    elements: [
      { from: "elettricita.rinnovabile", to: "acquistata.rinnovabile" },
      { from: "elettricita.non-rinnovabile", to: "acquistata.non-rinnovabile" },
      ...kept("combustibili.rinnovabile", "combustibili.non-rinnovabile"),
    ],
  },
  {
    from: "v2-env-energia-impianti",
    to: "v3-env-energia-impianti",
    change: "revised",
    elements: kept("potenza"),
  },
  {
    from: "v2-env-energia-classe",
    to: "v3-env-energia-classe",
    change: "revised",
    elements: [
      {
        from: "classe",
        to: "classe",
        // "a" included four classes that are separate now.
        choices: { b: "b", c: "c", d: "d", e: "e", f: "f", g: "g", "senza-ape": "senza-ape" },
      },
    ],
  },
  {
    from: "v2-env-energia-registro",
    to: "v3-env-energia-monitoraggio",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { mai: "bollette", annuale: "annuale", trimestrale: "trimestrale" },
      },
    ],
  },
  {
    from: "v2-env-emissioni-scope-1",
    to: "v3-env-emissioni-scope-1",
    change: "revised",
    elements: kept("emissioni"),
  },
  {
    from: "v2-env-emissioni-scope-2",
    to: "v3-env-emissioni-scope-2",
    change: "revised",
    elements: kept("emissioni"),
  },
  {
    from: "v2-env-emissioni-obblighi",
    to: "v3-env-emissioni-inquinanti",
    change: "revised",
    elements: [{ from: "value", to: "value", choices: { no: "nessun-obbligo" } }],
  },
  {
    from: "v2-env-emissioni-obiettivo",
    to: "v3-env-emissioni-obiettivo",
    change: "revised",
    elements: [{ from: "value", to: "value", choices: { nessuno: "nessuno", generico: "incompleto" } }],
  },
  {
    from: "v2-env-emissioni-scope-3",
    to: "v3-env-emissioni-scope-3-categorie",
    change: "revised",
    elements: [
      { from: "acquisti.emissioni", to: "c1.emissioni" },
      { from: "trasporti.emissioni", to: "c4.emissioni" },
      { from: "viaggi.emissioni", to: "c6.emissioni" },
      { from: "pendolari.emissioni", to: "c7.emissioni" },
      { from: "uso.emissioni", to: "c11.emissioni" },
    ],
  },
  {
    from: "v2-env-acqua-e-rifiuti-acqua",
    to: "v3-env-acqua-prelievo",
    change: "revised",
    elements: kept("prelievo"),
  },
  {
    from: "v2-env-acqua-e-rifiuti-rifiuti",
    to: "v3-env-rifiuti-e-materiali-quantita",
    change: "revised",
    elements: kept("totale", "pericolosi"),
  },
  {
    from: "v2-env-acqua-e-rifiuti-obiettivo",
    to: "v3-env-rifiuti-e-materiali-obiettivo",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { nessuno: "nessuno", generico: "incompleto", numerico: "completo" },
      },
    ],
  },
  {
    // The newer question asks for date, signature and commitments: no choice of the older one says as much.
    from: "v2-env-territorio-e-clima-regole",
    to: "v3-env-clima-e-rischi-politiche",
    change: "revised",
    elements: [],
  },
  {
    // The newer question asks about areas nearby too: "none" inside is not "none" nearby.
    from: "v2-env-territorio-e-clima-aree-protette",
    to: "v3-env-suolo-e-biodiversita-siti",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { "da-controllare": "da-controllare", presenti: "presenti" },
      },
    ],
  },
  {
    // The newer question adds land and equipment: "all" of the older goods is not all of them now.
    from: "v2-env-territorio-e-clima-assicurazione",
    to: "v3-env-clima-e-rischi-assicurazione",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { no: "nessuna", parziale: "parziale" },
      },
    ],
  },
  {
    from: "v2-env-territorio-e-clima-valutazione",
    to: "v3-env-clima-e-rischi-valutazione",
    change: "revised",
    elements: [{ from: "value", to: "value", choices: { "non-ancora": "non-ancora", "a-voce": "a-voce" } }],
  },
  {
    from: "v2-env-territorio-e-clima-suolo",
    to: "v3-env-suolo-e-biodiversita-suolo",
    change: "same",
    elements: [...kept("totale"), { from: "coperta", to: "impermeabile" }],
  },
];
