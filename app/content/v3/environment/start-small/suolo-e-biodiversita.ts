import type { Question } from "~/domain/question/question";
import { fromRegister } from "../../from-registers";

export const questions: Question[] = [
  {
    guid: "v3-env-suolo-e-biodiversita-siti",
    apiVersion: "v3",
    edition: 2,
    area: "environment",
    milestone: "suolo-e-biodiversita",
    level: "start_small",
    questionClass: "radio",
    prompt: "Ci sono sedi o terreni dell'azienda dentro o vicino ad aree importanti per la natura?",
    hint: "Scegli la situazione al 31 dicembre, per le sedi di proprietà e per quelle in affitto.",
    why: "Le banche devono sapere se un'attività che finanziano si trova vicino ad aree delicate. Averne una non è una colpa: conta averlo controllato.",
    where:
      "Sono parchi e riserve, Rete Natura 2000, siti naturali UNESCO e aree chiave per la biodiversità (KBA). Guarda il certificato di destinazione urbanistica, oppure le mappe pubblicate dal Ministero dell'ambiente e dalla tua Regione: basta cercare l'indirizzo. Vicino vuol dire che l'attività può avere effetti sull'area, anche senza confinare.",
    references: [
      { source: "VSME", point: "B5 §33" },
      { source: "MEF-PMI", point: "24" },
      { source: "GRI", point: "101" },
    ],
    weight: 1,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Stampa della mappa con l'indirizzo di ogni sede, o certificato di destinazione urbanistica",
      age: "Ultimi tre anni",
      checks: "Che la mappa mostri tutte le sedi dichiarate e le aree intorno, con la data della ricerca.",
      limitsUntilAttached: true,
    },
    autofill: [fromRegister("value", "sites_by_nature", { as: { some: "presenti", none: "nessuno" } })],
    choices: [
      { id: "da-controllare", label: "Non è ancora stato controllato", share: 0 },
      { id: "nessuno", label: "No, le mappe sono state controllate per tutte le sedi", share: 100 },
      { id: "presenti", label: "Sì, almeno una sede o un terreno", share: 100 },
    ],
  },
  {
    guid: "v3-env-suolo-e-biodiversita-suolo",
    apiVersion: "v3",
    area: "environment",
    milestone: "suolo-e-biodiversita",
    level: "start_small",
    questionClass: "text",
    prompt: "Quanto suolo occupano le sedi dell'azienda?",
    hint: "In metri quadrati (m²), al 31 dicembre, contando le sedi di proprietà e quelle in affitto; se l'azienda usa solo una parte di un edificio senza terreno proprio, scrivi 0.",
    why: "Il suolo coperto non assorbe la pioggia e aumenta il rischio di allagamento: le banche lo chiedono insieme alla posizione delle sedi. Il dato informa e non dà punti.",
    where:
      "Planimetrie e visure catastali, progetto dell'edificio, contratto di affitto; per i locali in affitto puoi chiedere al proprietario. Una misura presa da una mappa satellitare va bene come stima.",
    references: [
      { source: "VSME", point: "B5 §34(a)" },
      { source: "VSME", point: "B5 §34(b)" },
      { source: "MEF-PMI", point: "25" },
    ],
    weight: 0,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Visura o planimetria catastale, contratto di affitto",
      age: "Ultima disponibile",
      checks: "Superficie di ogni sede dichiarata e parte coperta.",
    },
    autofill: [fromRegister("totale", "land_area"), fromRegister("impermeabile", "sealed_area")],
    fields: [
      { id: "totale", label: "Superficie totale", inputType: "decimal", unit: "m²", min: "0" },
      {
        id: "impermeabile",
        label: "di cui coperta da edifici, asfalto o cemento",
        inputType: "decimal",
        unit: "m²",
        min: "0",
      },
    ],
    constraints: [{ kind: "atMost", fields: ["impermeabile", "totale"] }],
    earning: { kind: "complete" },
  },
];
