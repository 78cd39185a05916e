import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-legalita-condanne",
    apiVersion: "v3",
    area: "governance",
    milestone: "legalita",
    level: "start_small",
    questionClass: "boolean",
    prompt:
      "Nell'anno ci sono state condanne definitive per corruzione, attiva o passiva, dell'azienda o di chi ha agito per suo conto?",
    hint: "Sì o no; contano solo le decisioni diventate definitive dal 1° gennaio al 31 dicembre.",
    why: "Banche, clienti e stazioni appaltanti lo chiedono a tutti; un procedimento ancora aperto non va indicato.",
    where:
      "Certificato del casellario giudiziale e certificato dell'anagrafe delle sanzioni amministrative dipendenti da reato; se non li hai, la documentazione dell'avvocato.",
    references: [
      { source: "VSME", point: "B11 §43" },
      { source: "MEF-PMI", point: "45" },
      { source: "Legge", point: "D.Lgs. 231/2001, artt. 25 e 25-ter" },
      { source: "GRI", point: "205-3" },
    ],
    weight: 3,
    shares: { yes: 0, no: 100 },
  },
  {
    guid: "v3-gov-legalita-condanne-dettaglio",
    apiVersion: "v3",
    area: "governance",
    milestone: "legalita",
    level: "start_small",
    questionClass: "text",
    prompt: "Quante sono state le condanne e a quanto ammontano le sanzioni pecuniarie?",
    hint: "Numero intero di condanne definitive e importo totale in euro, per l'anno; se non ci sono sanzioni pecuniarie, scrivi 0.",
    why: "Lo standard europeo chiede questi due numeri insieme; qui non danno e non tolgono punti.",
    where: "Sentenze definitive e richieste di pagamento ricevute.",
    references: [
      { source: "VSME", point: "B11 §43" },
      { source: "MEF-PMI", point: "45" },
    ],
    weight: 0,
    dependencies: [{ effect: "blocked", question: "v3-gov-legalita-condanne", anyOf: ["yes"] }],
    fields: [
      { id: "condanne", label: "Condanne definitive", inputType: "integer", min: "1" },
      { id: "sanzioni", label: "Sanzioni pecuniarie", inputType: "decimal", unit: "euro", min: "0" },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-gov-legalita-regole",
    apiVersion: "v3",
    area: "governance",
    milestone: "legalita",
    level: "start_small",
    questionClass: "checkbox",
    prompt: "Quali di queste regole di condotta ha adottato l'azienda?",
    hint: "Scegli tutte quelle in vigore al 31 dicembre; per una piccola azienda basta un testo di una pagina.",
    why: "Clienti e banche chiedono se le regole sono scritte e conosciute; nessuna di queste è obbligatoria per tutti.",
    where:
      "Codice etico, modello 231 con delibera di adozione, regolamento interno, fogli presenza dei corsi.",
    references: [
      { source: "MEF-PMI", point: "43" },
      { source: "VSME", point: "B2 §26" },
      { source: "Legge", point: "D.Lgs. 231/2001, art. 6" },
      { source: "ISO", point: "ISO 37001" },
    ],
    weight: 3,
    evidence: "welcome",
    choices: [
      { id: "codice-etico", label: "Codice etico consegnato ai dipendenti", share: 40 },
      {
        id: "modello-231",
        label: "Modello di organizzazione e gestione ai sensi del D.Lgs. 231/2001",
        share: 40,
      },
      {
        id: "anticorruzione",
        label: "Regole scritte contro la corruzione (per esempio su omaggi, ospitalità e sponsorizzazioni)",
        share: 40,
      },
      { id: "formazione", label: "Formazione su questi temi nell'anno o nel precedente", share: 20 },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
  {
    guid: "v3-gov-legalita-segnalazioni",
    apiVersion: "v3",
    area: "governance",
    milestone: "legalita",
    level: "start_small",
    questionClass: "radio",
    prompt: "A che punto è il canale interno per segnalare illeciti (whistleblowing)?",
    hint: "Scegli la situazione al 31 dicembre, con riferimento al D.Lgs. 24/2023.",
    why: "La legge lo chiede da una media di 50 dipendenti nell'anno e, anche sotto, a chi ha un modello 231; banche e clienti verificano che ci sia.",
    where:
      "Procedura di segnalazione, atto che incarica chi la gestisce, avviso ai lavoratori o pagina del sito.",
    references: [
      { source: "Legge", point: "D.Lgs. 24/2023, artt. 2, 4 e 5" },
      { source: "MEF-PMI", point: "44" },
      { source: "VSME", point: "C6 §61(c)" },
    ],
    weight: 2,
    dependencyMode: "any",
    dependencies: [
      { effect: "na", registry: "employees", atLeast: 50 },
      { effect: "na", question: "v3-gov-legalita-regole", field: "modello-231", anyOf: ["on"] },
    ],
    choices: [
      { id: "manca", label: "Non c'è ancora", share: 0 },
      {
        id: "recapito",
        label: "C'è un recapito per le segnalazioni, ma non una procedura scritta",
        share: 30,
      },
      {
        id: "procedura",
        label: "C'è un canale riservato, con procedura scritta e una persona o un ufficio incaricato",
        share: 80,
      },
      {
        id: "procedura-e-avviso",
        label: "C'è tutto questo e le istruzioni sono esposte in azienda o sul sito",
        share: 100,
      },
    ],
  },
];
