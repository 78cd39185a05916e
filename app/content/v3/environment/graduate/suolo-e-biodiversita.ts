import type { Question } from "~/domain/question/question";
import { fiveRows } from "../../from-registers";

export const questions: Question[] = [
  {
    guid: "v3-env-suolo-e-biodiversita-siti-elenco",
    apiVersion: "v3",
    area: "environment",
    milestone: "suolo-e-biodiversita",
    level: "graduate",
    questionClass: "matrix",
    prompt: "Quali sedi e terreni sono dentro o vicino a un'area importante per la natura?",
    hint: "Una riga per sede o terreno, al 31 dicembre, con la superficie in metri quadrati (1 ettaro sono 10.000 m²): le righe che non servono restano vuote.",
    why: "Le banche e lo standard europeo per le piccole imprese chiedono l'elenco sito per sito, distinguendo chi è dentro l'area da chi è vicino.",
    where: "Visure catastali e mappa dell'area. Se i siti sono più di cinque, riporta i più grandi.",
    references: [
      { source: "VSME", point: "B5 §33" },
      { source: "MEF-PMI", point: "24" },
      { source: "GRI", point: "101" },
    ],
    weight: 0,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Visure o planimetrie catastali dei siti",
      age: "Ultime disponibili",
      checks: "Superficie e posizione di ogni riga rispetto alla mappa dell'area.",
    },
    autofill: fiveRows("sito", {
      luogo: { reading: "nature_site_address" },
      posizione: { reading: "nature_site_position", as: { inside: "dentro", near: "confine" } },
      superficie: { reading: "nature_site_area" },
      area: { reading: "nature_site_name" },
    }),
    dependencies: [{ effect: "blocked", question: "v3-env-suolo-e-biodiversita-siti", anyOf: ["presenti"] }],
    rows: [
      { id: "sito1", label: "Sito 1" },
      { id: "sito2", label: "Sito 2", optional: true },
      { id: "sito3", label: "Sito 3", optional: true },
      { id: "sito4", label: "Sito 4", optional: true },
      { id: "sito5", label: "Sito 5", optional: true },
    ],
    columns: [
      {
        id: "luogo",
        label: "Indirizzo o foglio e particella",
        inputType: "text",
        maxLength: 200,
      },
      {
        id: "posizione",
        label: "Posizione",
        inputType: "dropdown",
        options: [
          { id: "dentro", label: "Dentro l'area" },
          { id: "confine", label: "Al confine o vicino all'area" },
        ],
      },
      {
        id: "superficie",
        label: "Superficie",
        inputType: "decimal",
        unit: "m²",
        min: "0",
      },
      { id: "area", label: "Nome dell'area", inputType: "text", maxLength: 200, required: false },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-env-suolo-e-biodiversita-natura",
    apiVersion: "v3",
    area: "environment",
    milestone: "suolo-e-biodiversita",
    level: "graduate",
    questionClass: "text",
    prompt: "Quanta superficie lascia l'azienda alla natura?",
    hint: "In metri quadrati (m²), al 31 dicembre, contando boschi, siepi, stagni, prati non trattati e tetti verdi; scrivi 0 dove non ce n'è.",
    why: "È il dato che lo standard europeo mette accanto al suolo coperto: mostra a banche e clienti quanto spazio resta a piante, animali e pioggia. Il dato informa e non dà punti.",
    where:
      "Planimetrie, progetto del verde, fascicolo aziendale per chi coltiva, contratti o convenzioni per le aree fuori sede. Una misura presa da una mappa satellitare va bene come stima.",
    references: [
      { source: "VSME", point: "B5 §34(c)" },
      { source: "VSME", point: "B5 §34(d)" },
    ],
    weight: 0,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Planimetria o foto aerea con le superfici; convenzioni per le aree fuori sede",
      age: "Ultimi tre anni",
      checks: "Misura delle aree indicate e diritto dell'azienda di curarle.",
    },
    dependencies: [
      { effect: "na", question: "v3-env-suolo-e-biodiversita-suolo", field: "totale", above: "0" },
    ],
    fields: [
      {
        id: "nelle-sedi",
        label: "Nelle sedi e nei terreni dell'azienda",
        inputType: "decimal",
        unit: "m²",
        min: "0",
      },
      {
        id: "fuori-sede",
        label: "Fuori sede, in aree curate o finanziate dall'azienda",
        inputType: "decimal",
        unit: "m²",
        min: "0",
      },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-env-suolo-e-biodiversita-protezione",
    apiVersion: "v3",
    area: "environment",
    milestone: "suolo-e-biodiversita",
    level: "graduate",
    questionClass: "dropdown",
    prompt: "Come protegge l'azienda il suolo delle sue sedi?",
    hint: "Scegli una voce per ogni riga, con la situazione al 31 dicembre.",
    why: "Un suolo inquinato fa perdere valore all'immobile e può costare una bonifica: le banche lo guardano prima di prenderlo in garanzia.",
    where:
      "Registro dei controlli sui serbatoi, registro dei trattamenti fitosanitari, permessi di costruire degli ultimi tre anni.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "Legge", point: "D.Lgs. 150/2012, art. 16" },
      { source: "ISO", point: "14001, 8.1" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Registro dei controlli sui serbatoi, registro dei trattamenti, permessi di costruire",
      age: "Anno del questionario; ultimi tre anni per i permessi",
      checks:
        "Bacini di contenimento, date dei controlli, certificazione biologica o integrata se dichiarata.",
    },
    dependencies: [
      { effect: "na", question: "v3-env-suolo-e-biodiversita-suolo", field: "totale", above: "0" },
    ],
    fields: [
      {
        id: "depositi",
        label: "Serbatoi e depositi di liquidi pericolosi (gasolio, oli, solventi)",
        inputType: "dropdown",
        options: [
          { id: "senza-bacino", label: "Almeno uno è senza bacino di contenimento", share: 0 },
          {
            id: "con-bacino",
            label: "Tutti con bacino di contenimento, senza un controllo scritto nell'anno",
            share: 50,
          },
          {
            id: "controllati",
            label: "Tutti con bacino di contenimento e un controllo scritto nell'anno",
            share: 100,
          },
          { id: "assenti", label: "Non ce ne sono", share: 100 },
        ],
      },
      {
        id: "fitosanitari",
        label: "Diserbanti e altri prodotti fitosanitari",
        inputType: "dropdown",
        options: [
          { id: "senza-registro", label: "Usati, senza un registro aggiornato", share: 0 },
          { id: "con-registro", label: "Usati, con il registro dei trattamenti aggiornato", share: 70 },
          {
            id: "certificati",
            label: "Usati con registro e certificazione biologica o di produzione integrata (marchio SQNPI)",
            share: 100,
          },
          { id: "non-usati", label: "Non si usano", share: 100 },
        ],
      },
      {
        id: "nuovo-suolo",
        label: "Nuovo suolo coperto da edifici o asfalto negli ultimi tre anni",
        inputType: "dropdown",
        options: [
          { id: "coperto", label: "Sì, senza liberarne altro", share: 0 },
          { id: "compensato", label: "Sì, ma è stato liberato almeno altrettanto suolo", share: 100 },
          { id: "nessuno", label: "No", share: 100 },
        ],
      },
    ],
    earning: { kind: "options" },
  },
];
