import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-emissioni-inquinanti",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "graduate",
    questionClass: "radio",
    prompt: "L'azienda deve comunicare alle autorità quanti inquinanti emette in aria, acqua o suolo?",
    hint: "Scegli la situazione al 31 dicembre, guardando l'ultima scadenza prevista dalla legge o dall'autorizzazione.",
    why: "Chi ha già questo obbligo può riusare gli stessi dati con banche e clienti. La risposta informa e apre le domande che servono: i punti dipendono da come si rispettano i limiti.",
    where:
      "Autorizzazione unica ambientale (AUA), autorizzazione integrata ambientale (AIA) o autorizzazione alle emissioni o allo scarico: le prescrizioni dicono che cosa misurare e comunicare. Per gli stabilimenti più grandi vedi la dichiarazione al registro europeo delle emissioni (PRTR).",
    references: [
      { source: "VSME", point: "B4 §32" },
      { source: "MEF-PMI", point: "18" },
      { source: "MEF-PMI", point: "19" },
      { source: "MEF-PMI", point: "20" },
      { source: "Legge", point: "D.Lgs. 152/2006, parti seconda, terza e quinta; Reg. (CE) 166/2006" },
    ],
    weight: 0,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Autorizzazione ambientale con le prescrizioni; ricevuta dell'ultima comunicazione",
      age: "In vigore al 31 dicembre",
      checks: "Sede, durata, inquinanti da misurare, scadenze delle comunicazioni.",
    },
    // The excluded sectors work in offices and classrooms (J, K, L, M, N, P, Q, U, V), where such permits are rare.
    dependencies: [
      {
        effect: "na",
        registry: "macrosector",
        anyOf: ["A", "B", "C", "D", "E", "F", "G", "H", "I", "O", "R", "S", "T"],
      },
    ],
    choices: [
      { id: "nessun-obbligo", label: "No, nessuna legge o autorizzazione lo chiede" },
      { id: "inviata", label: "Sì, e l'ultima comunicazione dovuta è stata inviata" },
      { id: "da-inviare", label: "Sì, ma l'ultima comunicazione dovuta è ancora da inviare" },
    ],
  },
  {
    guid: "v3-env-emissioni-controlli",
    apiVersion: "v3",
    edition: 2,
    area: "environment",
    milestone: "emissioni",
    level: "graduate",
    questionClass: "radio",
    prompt: "Come verifica l'azienda di rispettare i limiti per gli inquinanti che emette?",
    hint: "Scegli la situazione dell'anno, guardando i controlli e le comunicazioni che le autorizzazioni prevedono tra il 1° gennaio e il 31 dicembre.",
    why: "Un superamento scoperto tardi può costare una sanzione o un fermo dell'impianto: banche e clienti guardano se qualcuno se ne accorge prima.",
    where:
      "Autorizzazione ambientale con il piano dei controlli, rapporti di prova del laboratorio, registro degli autocontrolli, comunicazioni alle autorità, lettera di incarico.",
    references: [
      { source: "VSME", point: "B4 §32" },
      { source: "Legge", point: "D.Lgs. 152/2006, parti seconda, terza e quinta" },
      { source: "ISO", point: "14001, 9.1" },
    ],
    weight: 3,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Rapporti di prova e registro degli autocontrolli",
      age: "Anno del questionario",
      checks: "Numero dei controlli previsti e fatti, confronto scritto con i limiti, comunicazioni inviate.",
      limitsUntilAttached: true,
    },
    dependencies: [
      { effect: "na", question: "v3-env-emissioni-inquinanti", anyOf: ["inviata", "da-inviare"] },
    ],
    choices: [
      {
        id: "superato",
        label: "Nell'anno un limite è stato superato e la causa non è ancora risolta",
        share: 0,
      },
      {
        id: "da-fare",
        label: "Almeno un controllo o una comunicazione dell'anno è ancora da fare",
        share: 0,
      },
      {
        id: "risolto",
        label: "Un limite è stato superato, comunicato all'autorità e riportato nella norma",
        share: 30,
      },
      {
        id: "archiviati",
        label: "Nessun superamento: controlli e comunicazioni fatti tutti, rapporti archiviati",
        share: 50,
      },
      {
        id: "confrontati",
        label: "Nessun superamento, e ogni risultato è confrontato per iscritto con il limite",
        share: 80,
      },
      {
        id: "seguiti",
        label: "Tutto questo, e una persona con un incarico scritto segue scadenze e anomalie",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-env-emissioni-inventario",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "graduate",
    questionClass: "checkbox",
    prompt: "Che cosa comprende il calcolo dei gas serra dell'azienda?",
    hint: "Scegli le voci calcolate per l'anno e quelle controllate e risultate assenti, per esempio perché l'azienda non ha veicoli.",
    why: "Un totale dice poco se non si sa che cosa c'è dentro: banche e clienti possono confrontare solo calcoli con gli stessi confini.",
    where:
      "Foglio di calcolo delle emissioni o relazione del consulente: guarda le voci, le sedi e la fonte dei fattori di emissione.",
    references: [
      { source: "VSME", point: "B3 §30" },
      { source: "GHG Protocol", point: "Corporate Standard, capp. 3 e 4" },
      { source: "ISO", point: "14064-1" },
    ],
    weight: 3,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Foglio di calcolo delle emissioni con le voci scelte",
      age: "Anno del questionario",
      checks: "Che ogni voce scelta abbia una riga con quantità, fattore e fonte, o la nota che è assente.",
      limitsUntilAttached: true,
    },
    // The shares add up to exactly 100: an inventory is complete only if it leaves nothing out.
    choices: [
      { id: "combustibili", label: "Combustibili per scaldare i locali e per gli impianti", share: 20 },
      {
        id: "veicoli",
        label: "Carburanti dei veicoli di proprietà, in leasing o a noleggio a lungo termine",
        share: 20,
      },
      {
        id: "refrigeranti",
        label: "Perdite di gas refrigeranti da condizionatori e celle frigorifere",
        share: 15,
      },
      { id: "elettricita", label: "Elettricità e calore acquistati", share: 15 },
      { id: "sedi", label: "Tutte le sedi dell'azienda, anche quelle in affitto", share: 10 },
      { id: "metodo", label: "Fattori di emissione scritti per ogni voce, con la loro fonte", share: 20 },
      { id: "nessuna", label: "Nessuna: per ora il calcolo non c'è", share: 0, exclusive: true },
    ],
  },
];
