import type { Choice, Question } from "~/domain/question/question";

const pollutantTargets: Choice[] = [
  { id: "nessuno", label: "Emessi, per ora senza un obiettivo scritto", share: 0 },
  {
    id: "incompleto",
    label: "Obiettivo scritto, ma senza anno di partenza, scadenza o valore da raggiungere",
    share: 30,
  },
  {
    id: "completo",
    label: "Obiettivo scritto, con anno di partenza, scadenza e valore da raggiungere",
    share: 100,
  },
  { id: "non-emessi", label: "L'azienda non ne emette", share: 100 },
];

export const questions: Question[] = [
  {
    guid: "v3-env-emissioni-verifica",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "master",
    questionClass: "radio",
    prompt: "Chi ha controllato il calcolo dei gas serra dell'azienda?",
    hint: "Scegli la situazione di oggi, per il calcolo che riguarda l'anno del questionario.",
    why: "Un numero controllato da altri vale di più: alcuni clienti accettano solo dati verificati, e la carta mostra la differenza.",
    where: "Nota di controllo, relazione del revisore o del consulente, dichiarazione di verifica.",
    references: [
      { source: "VSME", point: "B3 §30" },
      { source: "ISO", point: "14064-3" },
      { source: "GRI", point: "2-5" },
    ],
    weight: 2,
    minutes: 1,
    evidence: "asked",
    proof: {
      document: "Nota di controllo, relazione o dichiarazione di verifica",
      age: "Riferita all'anno del questionario",
      checks: "Autore diverso da chi ha fatto il calcolo, perimetro, esito, accreditamento se dichiarato.",
      limitsUntilAttached: true,
    },
    choices: [
      { id: "nessuno", label: "Nessuno oltre a chi l'ha fatto, oppure il calcolo non c'è ancora", share: 0 },
      { id: "interno", label: "Un'altra persona dell'azienda, con una nota scritta", share: 30 },
      {
        id: "esterno",
        label: "Una persona o società esterna che non ha fatto il calcolo, con una relazione",
        share: 70,
      },
      {
        id: "organismo",
        label: "Un organismo accreditato, con una dichiarazione di verifica secondo ISO 14064-3",
        share: 100,
        opens: { label: "Quale organismo?", maxLength: 120, required: true },
      },
    ],
  },
  {
    guid: "v3-env-emissioni-scope-3",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "master",
    questionClass: "radio",
    prompt: "A che punto è il calcolo delle emissioni indirette lungo la filiera (Scope 3)?",
    hint: "Scegli la situazione di oggi, per l'anno del questionario; lo Scope 3 ha 15 categorie, per esempio acquisti, trasporti e uso dei prodotti.",
    why: "Per molte aziende è la parte più grande. Per un grande cliente le tue emissioni sono il suo Scope 3, e così a catena.",
    where:
      "Foglio di calcolo o relazione del consulente; fatture di acquisto e dichiarazioni dei fornitori per i dati di partenza.",
    references: [
      { source: "VSME", point: "B3 §50" },
      { source: "GHG Protocol", point: "Scope 3 Standard" },
      { source: "GRI", point: "305-3" },
    ],
    weight: 3,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Elenco delle 15 categorie con il giudizio, e foglio di calcolo",
      age: "Riferito all'anno del questionario",
      checks: "Perché una categoria è importante o no, fonte dei fattori, dati ricevuti dai fornitori.",
      limitsUntilAttached: true,
    },
    choices: [
      { id: "non-iniziato", label: "Non è ancora iniziato", share: 0 },
      {
        id: "esaminate",
        label: "Le 15 categorie sono state esaminate e quelle importanti sono scritte in un elenco",
        share: 25,
      },
      {
        id: "stimate",
        label: "Le categorie importanti sono calcolate con la spesa o con medie di settore",
        share: 70,
      },
      {
        id: "dati-diretti",
        label: "Le categorie importanti sono calcolate, almeno una con dati ricevuti da fornitori o clienti",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-env-emissioni-piano-transizione",
    apiVersion: "v3",
    edition: 2,
    area: "environment",
    milestone: "emissioni",
    level: "master",
    questionClass: "radio",
    prompt: "L'azienda ha un piano di transizione per il clima?",
    hint: "Scegli la situazione al 31 dicembre: è un piano scritto che lega obiettivi, azioni, spese e scadenze per ridurre i gas serra.",
    why: "Nei settori ad alto impatto climatico lo standard europeo chiede se c'è un piano o quando ci sarà, e le banche lo usano per i finanziamenti a lungo termine.",
    where:
      "Piano con la data di approvazione, verbale di chi amministra, piano industriale o degli investimenti.",
    references: [
      { source: "VSME", point: "C3 §55" },
      { source: "VSME", point: "C3 §56" },
      { source: "Legge", point: "Reg. delegato (UE) 2022/1288, allegato I" },
    ],
    weight: 3,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Piano di transizione approvato, con la data",
      age: "In vigore al 31 dicembre",
      checks: "Obiettivi, azioni, spese e scadenze legate tra loro; delibera; budget del prossimo anno.",
      limitsUntilAttached: true,
    },
    // High climate impact sectors: A to H and L of NACE Rev. 2; real estate (L there) is M in ATECO 2025.
    dependencies: [
      {
        effect: "na",
        registry: "macrosector",
        anyOf: ["A", "B", "C", "D", "E", "F", "G", "H", "M"],
      },
    ],
    choices: [
      { id: "non-previsto", label: "No, e per ora non è previsto", share: 0 },
      {
        id: "previsto",
        label: "No, ma chi amministra ha deciso per iscritto quando adottarlo",
        share: 20,
        opens: { label: "In quale anno?", maxLength: 4, required: true },
      },
      {
        id: "approvato",
        label: "Sì, scritto e approvato da chi amministra",
        share: 80,
        opens: { label: "Come riduce le emissioni, in breve?", maxLength: 500 },
      },
      {
        id: "finanziato",
        label: "Sì, scritto e approvato, con le spese del prossimo anno già nel budget",
        share: 100,
        opens: { label: "Come riduce le emissioni, in breve?", maxLength: 500 },
      },
    ],
  },
  {
    guid: "v3-env-emissioni-inquinanti-obiettivo",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "master",
    questionClass: "dropdown",
    prompt: "L'azienda ha obiettivi per ridurre gli inquinanti che emette?",
    hint: "Scegli una voce per ogni riga, con la situazione al 31 dicembre.",
    why: "Restare dentro i limiti è un obbligo: banche e clienti chiedono se l'azienda vuole scendere ancora, e di quanto.",
    where:
      "Programma di miglioramento ambientale (ISO 14001, o EMAS, il sistema europeo di ecogestione), piano allegato all'autorizzazione integrata ambientale, verbale di chi amministra.",
    references: [
      { source: "MEF-PMI", point: "21" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Programma di miglioramento ambientale con gli obiettivi",
      age: "In vigore al 31 dicembre",
      checks: "Inquinanti compresi, anno di partenza, scadenza e valore da raggiungere.",
      limitsUntilAttached: true,
    },
    dependencies: [
      { effect: "na", question: "v3-env-emissioni-inquinanti", anyOf: ["inviata", "da-inviare"] },
    ],
    fields: [
      { id: "aria", label: "Inquinanti nell'aria", inputType: "dropdown", options: pollutantTargets },
      { id: "acqua", label: "Inquinanti nell'acqua", inputType: "dropdown", options: pollutantTargets },
      { id: "suolo", label: "Inquinanti nel suolo", inputType: "dropdown", options: pollutantTargets },
    ],
    earning: { kind: "options" },
  },
];
