import type { Choice, Question } from "~/domain/question/question";

/** The law does not require this role if the owner works alone. */
const NOBODY_TO_PROTECT: Choice = {
  id: "non-previsto",
  label: "Non previsto: nessuno lavora in azienda oltre al titolare",
  share: 100,
};

export const questions: Question[] = [
  {
    guid: "v3-soc-salute-e-sicurezza-ruoli",
    apiVersion: "v3",
    area: "social",
    milestone: "salute-e-sicurezza",
    level: "graduate",
    questionClass: "dropdown",
    prompt: "Chi ricopre i ruoli che la legge prevede per la sicurezza?",
    hint: "Scegli una voce per ogni ruolo, con la situazione al 31 dicembre.",
    why: "La sicurezza funziona se ogni compito ha un nome: committenti ed enti ispettivi cominciano da qui.",
    where:
      "Lettere di nomina, attestati dei corsi e verbale di elezione del RLS, che di solito stanno insieme al DVR.",
    references: [
      { source: "Legge", point: "D.Lgs. 81/2008, artt. 18, 31, 34, 37, 43 e 47" },
      { source: "ISO", point: "ISO 45001, 5.3" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 3,
    evidence: "welcome",
    fields: [
      {
        id: "rspp",
        label: "Responsabile del servizio di prevenzione (RSPP)",
        inputType: "dropdown",
        options: [
          { id: "manca", label: "Non ancora designato", share: 0 },
          {
            id: "corso-da-fare",
            label: "Designato, ma con il corso o l'aggiornamento da fare",
            share: 50,
          },
          { id: "datore", label: "Il datore di lavoro, con corso e aggiornamento in regola", share: 100 },
          { id: "interno", label: "Un dipendente, con corso e aggiornamento in regola", share: 100 },
          { id: "esterno", label: "Un professionista esterno, con incarico scritto", share: 100 },
          NOBODY_TO_PROTECT,
        ],
      },
      {
        id: "medico",
        label: "Medico competente",
        inputType: "dropdown",
        options: [
          { id: "manca", label: "Serve, ma non è ancora nominato", share: 0 },
          { id: "nominato", label: "Nominato per iscritto", share: 100 },
          {
            id: "non-serve",
            label: "Non serve: la valutazione dei rischi non prevede la sorveglianza sanitaria",
            share: 100,
          },
        ],
      },
      {
        id: "rls",
        label: "Rappresentante dei lavoratori per la sicurezza (RLS)",
        inputType: "dropdown",
        options: [
          { id: "manca", label: "Non c'è", share: 0 },
          {
            id: "corso-da-fare",
            label: "Eletto in azienda, ma con il corso o l'aggiornamento da fare",
            share: 50,
          },
          { id: "eletto", label: "Eletto in azienda, con corso e aggiornamento in regola", share: 100 },
          { id: "territoriale", label: "Rappresentante territoriale (RLST)", share: 100 },
          NOBODY_TO_PROTECT,
        ],
      },
      {
        id: "emergenze",
        label: "Addetti al primo soccorso e all'antincendio",
        inputType: "dropdown",
        options: [
          { id: "manca", label: "Non ancora designati", share: 0 },
          {
            id: "corso-da-fare",
            label: "Designati, ma con il corso o l'aggiornamento da fare",
            share: 50,
          },
          { id: "formati", label: "Designati, con corso e aggiornamento in regola", share: 100 },
          NOBODY_TO_PROTECT,
        ],
      },
    ],
    earning: { kind: "options" },
  },
  {
    guid: "v3-soc-salute-e-sicurezza-quasi-infortuni",
    apiVersion: "v3",
    area: "social",
    milestone: "salute-e-sicurezza",
    level: "graduate",
    questionClass: "radio",
    prompt: "Che cosa si fa in azienda quando si sfiora un infortunio?",
    hint: "Scegli la regola in uso al 31 dicembre, anche se nell'anno non è capitato nulla.",
    why: "I quasi infortuni avvisano prima del danno: banche e committenti chiedono se c'è un modo per segnalare i pericoli.",
    where: "Modulo o registro delle segnalazioni, verbali delle riunioni sulla sicurezza, DVR.",
    references: [
      { source: "MEF-PMI", point: "44" },
      { source: "ISO", point: "ISO 45001, 10.2" },
      { source: "GRI", point: "403-2" },
    ],
    weight: 2,
    choices: [
      { id: "a-voce", label: "Se ne parla sul momento, senza scriverlo", share: 0 },
      { id: "scritto", label: "Viene scritto in un modulo o in un registro", share: 50 },
      { id: "causa-e-rimedio", label: "Viene scritto, con la causa e il rimedio", share: 80 },
      {
        id: "riesame",
        label: "Viene scritto così e almeno una volta l'anno l'elenco è rivisto con il RLS o con chi lavora",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-soc-salute-e-sicurezza-controlli",
    apiVersion: "v3",
    area: "social",
    milestone: "salute-e-sicurezza",
    level: "graduate",
    questionClass: "checkbox",
    prompt: "Quali di questi controlli sulla sicurezza sono stati fatti nell'anno?",
    hint: "Scegli quelli di cui resta una traccia scritta con la data, dal 1° gennaio al 31 dicembre.",
    why: "Un documento aggiornato non basta: a clienti e assicurazioni interessa che qualcuno controlli come si lavora.",
    where:
      "Verbale della riunione periodica, schede dei sopralluoghi, libretti di manutenzione, scadenzario di corsi e visite mediche.",
    references: [
      { source: "Legge", point: "D.Lgs. 81/2008, artt. 15, 35 e 71" },
      { source: "ISO", point: "ISO 45001, 9.1" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 2,
    choices: [
      { id: "sopralluoghi", label: "Sopralluoghi nei luoghi di lavoro con una scheda compilata", share: 30 },
      { id: "riunione", label: "Riunione sulla sicurezza con un verbale", share: 30 },
      {
        id: "manutenzioni",
        label: "Manutenzione programmata di macchine e impianti, con le date eseguite",
        share: 30,
      },
      { id: "scadenzario", label: "Scadenzario aggiornato di corsi e visite mediche", share: 20 },
      { id: "emergenza", label: "Prova di evacuazione o di emergenza", share: 20 },
      { id: "nessuno", label: "Nessuno di questi", share: 0, exclusive: true },
    ],
  },
];
