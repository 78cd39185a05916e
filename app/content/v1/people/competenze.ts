import type { Choice } from "~/domain/survey/question";
import type { Question } from "~/domain/survey/question";

const interviews: Choice[] = [
  { id: "mai", label: "Finora mai", share: 0 },
  { id: "se-serve", label: "Solo quando c'è un problema o una richiesta", share: 30 },
  { id: "ogni-anno", label: "Almeno una volta l'anno, senza una nota scritta", share: 70 },
  { id: "ogni-anno-scritto", label: "Almeno una volta l'anno, con una nota scritta", share: 100 },
  { id: "nessuno", label: "In azienda non ci sono persone con queste mansioni", share: 100 },
];

export const questions: Question[] = [
  {
    guid: "v1-people-competenze-formazione",
    apiVersion: "v1",
    area: "people",
    milestone: "competenze",
    level: "base",
    questionClass: "matrix",
    prompt: "Quante ore di corsi hanno seguito i dipendenti nell'anno?",
    hint: "Somma delle ore di tutte le persone nell'anno: tre persone a un corso di 4 ore fanno 12; scrivi 0 dove non ce ne sono state.",
    why: "I clienti chiedono le ore per persona: si ricavano da qui e dal numero dei dipendenti.",
    where: "Attestati e fogli presenza dei corsi, che di solito tiene l'RSPP o chi segue il personale.",
    references: [
      { source: "GRI", point: "404-1" },
      { source: "Legge", point: "D.Lgs. 81/2008, art. 37" },
    ],
    weight: 2,
    rows: [
      { id: "sicurezza", label: "Salute e sicurezza sul lavoro" },
      { id: "altra", label: "Altri corsi" },
    ],
    columns: [
      { id: "donne", label: "Donne", inputType: "decimal", unit: "ore", min: "0" },
      { id: "uomini", label: "Uomini", inputType: "decimal", unit: "ore", min: "0" },
      { id: "totale", label: "Totale", inputType: "label", unit: "ore", sumOf: ["donne", "uomini"] },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v1-people-competenze-colloqui",
    apiVersion: "v1",
    area: "people",
    milestone: "competenze",
    level: "intermediate",
    questionClass: "dropdown",
    prompt: "Ogni quanto ci si siede con ogni persona per parlare del suo lavoro?",
    hint: "Scegli una voce per ogni riga, guardando l'anno dal 1° gennaio al 31 dicembre.",
    why: "Un colloquio all'anno fa emergere bisogni di formazione e malumori prima che diventino dimissioni.",
    where: "Agenda delle riunioni, schede di colloquio, piano di formazione.",
    references: [{ source: "GRI", point: "404-3" }],
    weight: 1,
    dependencies: [{ effect: "na", registry: "employees", atLeast: 1 }],
    fields: [
      {
        id: "uffici",
        label: "Persone che lavorano in ufficio",
        inputType: "dropdown",
        options: interviews,
      },
      {
        id: "reparti",
        label: "Persone che lavorano in produzione, negozio, magazzino o cantiere",
        inputType: "dropdown",
        options: interviews,
      },
    ],
    earning: { kind: "options" },
  },
  {
    guid: "v1-people-competenze-programmi",
    apiVersion: "v1",
    area: "people",
    milestone: "competenze",
    level: "reporting",
    questionClass: "text",
    prompt: "Quali programmi aiutano le persone a crescere nel loro lavoro?",
    hint: "Poche righe sui programmi in corso al 31 dicembre: a chi si rivolgono e che cosa prevedono.",
    why: "È una delle descrizioni che si riportano nel bilancio di sostenibilità.",
    where: "Piano di formazione, domande ai fondi interprofessionali, accordi con scuole e università.",
    references: [{ source: "GRI", point: "404-2" }],
    weight: 0,
    fields: [{ id: "descrizione", label: "Programmi", inputType: "text", maxLength: 1000 }],
    earning: { kind: "complete" },
  },
];
