import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-soc-comunita-e-clienti-territorio",
    apiVersion: "v3",
    area: "social",
    milestone: "comunita-e-clienti",
    level: "start_small",
    questionClass: "checkbox",
    prompt: "Che cosa ha fatto l'azienda per il territorio nell'anno?",
    hint: "Scegli tutte le attività svolte almeno una volta dal 1° gennaio al 31 dicembre.",
    why: "Banche locali, associazioni e clienti vogliono sapere che rapporto c'è con la comunità in cui lavori.",
    where:
      "Ricevute e bonifici, contratti di sponsorizzazione, convenzioni con le scuole, scambi con il Comune.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "GRI", point: "413-1" },
    ],
    weight: 1,
    choices: [
      { id: "donazioni", label: "Donazioni in denaro o in beni", share: 40 },
      { id: "sponsorizzazioni", label: "Sostegno ad associazioni o eventi locali", share: 30 },
      { id: "scuole", label: "Tirocini, visite o progetti con scuole e università", share: 40 },
      { id: "volontariato", label: "Ore di lavoro retribuite dedicate al volontariato", share: 40 },
      {
        id: "ascolto",
        label:
          "Incontri con vicini, Comune o associazioni sugli effetti dell'attività (rumore, traffico, odori)",
        share: 40,
      },
      {
        id: "altra",
        label: "Altra attività",
        share: 20,
        opens: { label: "Quale attività?", maxLength: 200 },
      },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
  {
    guid: "v3-soc-comunita-e-clienti-reclami",
    apiVersion: "v3",
    area: "social",
    milestone: "comunita-e-clienti",
    level: "start_small",
    questionClass: "radio",
    prompt: "Come vengono seguiti i reclami dei clienti?",
    hint: "Scegli la situazione dell'anno; se nell'anno non ci sono stati reclami, scegli come li avresti seguiti con gli strumenti che hai.",
    why: "I clienti più grandi lo chiedono ai fornitori, e le cause che si ripetono sono le prime che conviene risolvere.",
    where: "Registro dei reclami, PEC e posta elettronica, note di credito e resi, verbali delle riunioni.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "ISO", point: "ISO 10002" },
    ],
    weight: 1,
    choices: [
      { id: "senza-traccia", label: "Si risponde caso per caso, senza tenerne traccia", share: 0 },
      { id: "per-iscritto", label: "Si risponde per iscritto, ma non c'è un elenco dei reclami", share: 30 },
      { id: "elenco", label: "C'è un elenco con data, motivo e risposta", share: 70 },
      {
        id: "elenco-e-cause",
        label: "C'è un elenco e, almeno una volta l'anno, una nota scritta su cause e rimedi",
        share: 100,
      },
    ],
  },
];
