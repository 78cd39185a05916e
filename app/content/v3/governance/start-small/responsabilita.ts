import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-responsabilita-chi-segue",
    apiVersion: "v3",
    area: "governance",
    milestone: "responsabilita",
    level: "start_small",
    questionClass: "radio",
    prompt: "In azienda, chi segue ambiente, persone e correttezza?",
    hint: "Scegli la situazione al 31 dicembre; la persona può essere anche il titolare o un amministratore.",
    why: "Banche e clienti vogliono sapere con chi parlare e se qualcuno ha il compito di occuparsene.",
    where: "Organigramma, lettera di incarico o mansionario, verbali dell'organo amministrativo.",
    references: [
      { source: "VSME", point: "C2 §49" },
      { source: "MEF-PMI", point: "3" },
      { source: "GRI", point: "2-13" },
    ],
    weight: 1,
    choices: [
      { id: "nessuno", label: "Per ora nessuno in particolare", share: 0 },
      {
        id: "senza-incarico",
        label: "Il titolare, un amministratore o un dipendente, senza un incarico scritto",
        share: 40,
      },
      {
        id: "incarico-scritto",
        label: "Una persona con un incarico scritto",
        share: 80,
        opens: { label: "Che ruolo ha in azienda?", maxLength: 120, required: true },
      },
      {
        id: "incarico-e-resoconto",
        label:
          "Una persona con un incarico scritto, che almeno una volta l'anno fa il punto con chi amministra",
        share: 100,
        opens: { label: "Che ruolo ha in azienda?", maxLength: 120, required: true },
      },
    ],
  },
  {
    guid: "v3-gov-responsabilita-dati",
    apiVersion: "v3",
    area: "governance",
    milestone: "responsabilita",
    level: "start_small",
    questionClass: "checkbox",
    prompt: "Quali di queste protezioni usa l'azienda per i dati e i computer?",
    hint: "Scegli tutte quelle in uso al 31 dicembre.",
    why: "Dati persi o rubati possono fermare l'attività: se ne preoccupano banche, assicurazioni e i clienti che ti affidano i loro dati.",
    where:
      "Registro dei trattamenti, contratto con chi segue i computer, impostazioni della posta e del gestionale.",
    references: [
      { source: "Legge", point: "Reg. (UE) 2016/679, artt. 30 e 32" },
      { source: "ISO", point: "ISO/IEC 27001" },
      { source: "GRI", point: "418-1" },
    ],
    weight: 1,
    choices: [
      { id: "registro", label: "Registro dei trattamenti dei dati personali, aggiornato", share: 25 },
      {
        id: "copie",
        label: "Copie di sicurezza almeno settimanali, con una prova di recupero nell'anno",
        share: 30,
      },
      { id: "due-fattori", label: "Accesso con doppia verifica alla posta elettronica", share: 25 },
      { id: "aggiornamenti", label: "Antivirus e aggiornamenti automatici su tutti i computer", share: 20 },
      { id: "formazione", label: "Formazione nell'anno su truffe e password", share: 20 },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
];
