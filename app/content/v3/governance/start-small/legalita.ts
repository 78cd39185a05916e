import type { Question } from "~/domain/question/question";
import { fromRegister } from "../../from-registers";

export const questions: Question[] = [
  {
    guid: "v3-gov-legalita-condanne",
    apiVersion: "v3",
    edition: 2,
    area: "governance",
    milestone: "legalita",
    level: "start_small",
    questionClass: "radio",
    prompt: "L'azienda ha avuto condanne definitive per corruzione o per altri reati?",
    hint: "Scegli la situazione al 31 dicembre: per la corruzione contano le decisioni diventate definitive nell'anno, per gli altri reati anche quelle dei due anni prima.",
    why: "Banche, clienti e stazioni appaltanti lo chiedono a tutti; un procedimento ancora aperto non va indicato. Una condanna limita il punteggio. Finché non rispondi, il limite vale lo stesso.",
    where:
      "Certificato del casellario giudiziale e certificato dell'anagrafe delle sanzioni amministrative dipendenti da reato; se non li hai, la documentazione dell'avvocato. Per la corruzione, attiva o passiva, conta anche chi ha agito per conto dell'azienda. Gli altri reati sono quelli di cui risponde l'azienda secondo il D.Lgs. 231/2001, come frode e riciclaggio; quelli ambientali hanno la loro domanda.",
    references: [
      { source: "VSME", point: "B11 §43" },
      { source: "MEF-PMI", point: "45" },
      { source: "Legge", point: "D.Lgs. 231/2001, artt. 25 e 25-ter" },
      { source: "Legge", point: "D.Lgs. 36/2023, art. 94" },
      { source: "GRI", point: "205-3" },
    ],
    weight: 2,
    minutes: 1,
    essential: true,
    evidence: "welcome",
    proof: {
      document:
        "Certificato del casellario giudiziale di chi amministra e certificato dell'anagrafe delle sanzioni amministrative dipendenti da reato",
      age: "Ultimi 6 mesi",
      checks: "Data dei certificati e assenza di condanne definitive, nell'anno e nei due precedenti.",
      redact: "Dati di nascita e residenza delle persone",
    },
    choices: [
      { id: "no", label: "No, nessuna", share: 100 },
      { id: "yes", label: "Sì, per corruzione", share: 0 },
      { id: "altri-reati", label: "Sì, per altri reati", share: 0 },
      { id: "entrambi", label: "Sì, per corruzione e per altri reati", share: 0 },
    ],
  },
  {
    guid: "v3-gov-legalita-regole",
    apiVersion: "v3",
    edition: 2,
    area: "governance",
    milestone: "legalita",
    level: "start_small",
    questionClass: "checkbox",
    prompt: "Quali di queste regole di condotta ha adottato l'azienda?",
    hint: "Scegli tutte quelle in vigore al 31 dicembre; per una piccola azienda basta un testo di una pagina.",
    why: "Clienti e banche chiedono se le regole sono scritte e conosciute; nessuna di queste è obbligatoria per tutti. Senza un documento allegato la risposta vale al massimo il 60%.",
    where:
      "Codice etico, modello 231 con delibera di adozione, regolamento interno, fogli presenza dei corsi.",
    references: [
      { source: "MEF-PMI", point: "43" },
      { source: "VSME", point: "B2 §26" },
      { source: "Legge", point: "D.Lgs. 231/2001, art. 6" },
      { source: "ISO", point: "37001" },
    ],
    weight: 2,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Codice etico, delibera di adozione del modello 231 o regole contro la corruzione",
      age: "Rivisti negli ultimi 5 anni",
      checks: "Data, firma di chi amministra, prova della consegna; per la formazione, i fogli presenza.",
      redact: "Nomi nei fogli presenza",
      limitsUntilAttached: true,
    },
    autofill: [
      fromRegister("modello-231", "policy", { about: "model_231", as: { public: "on", internal: "on" } }),
      fromRegister("anticorruzione", "policy", {
        about: "anticorruption",
        as: { public: "on", internal: "on" },
      }),
    ],
    choices: [
      {
        id: "codice-etico",
        label: "Codice etico consegnato a tutti i dipendenti, o pubblicato se non ce ne sono",
        share: 40,
      },
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
      {
        id: "formazione",
        label:
          "Formazione su questi temi, nell'anno o nel precedente, per almeno metà di chi lavora in azienda",
        share: 20,
      },
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
    why: "La legge lo chiede da una media di 50 dipendenti nell'anno e, con qualsiasi numero di dipendenti, a chi ha un modello 231 e a chi lavora nei servizi finanziari, nell'antiriciclaggio, nella sicurezza dei trasporti o nella tutela dell'ambiente secondo le norme europee elencate nel decreto. Negli altri casi la domanda è facoltativa; se hai un dubbio, chiedi al tuo consulente.",
    where:
      "Procedura di segnalazione, atto che incarica chi la gestisce, avviso ai lavoratori o pagina del sito.",
    references: [
      { source: "Legge", point: "D.Lgs. 24/2023, artt. 2, 4 e 5" },
      { source: "MEF-PMI", point: "44" },
      { source: "VSME", point: "C6 §61(c)" },
    ],
    weight: 2,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Procedura di segnalazione con l'atto che incarica chi la gestisce",
      age: "In vigore al 31 dicembre",
      checks:
        "Data, persona o ufficio incaricato, riservatezza del canale, avviso esposto o pagina del sito.",
      redact: "Ogni contenuto delle segnalazioni ricevute",
      limitsUntilAttached: true,
    },
    dependencyMode: "any",
    dependencies: [
      { effect: "voluntary", registry: "employees", atLeast: 50 },
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
