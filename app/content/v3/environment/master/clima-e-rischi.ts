import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-clima-e-rischi-adattamento",
    apiVersion: "v3",
    area: "environment",
    milestone: "clima-e-rischi",
    level: "master",
    questionClass: "checkbox",
    prompt: "Quali misure ha già attuato l'azienda per resistere agli eventi del clima?",
    hint: "Scegli tutte le misure attive al 31 dicembre.",
    why: "Dopo un'alluvione o un'ondata di caldo conta quanto in fretta si riparte: banche, assicurazioni e clienti lo chiedono in modo sempre più preciso.",
    where:
      "Piano di continuità con il verbale della prova, fatture dei lavori, regole sugli orari, elenco dei fornitori alternativi. Se la valutazione scritta non ha trovato rischi, indica che la domanda non si applica e scrivilo.",
    references: [{ source: "VSME", point: "C4 §57(d)" }],
    weight: 2,
    notApplicableEnabled: true,
    choices: [
      {
        id: "continuita",
        label: "Piano scritto per ripartire dopo un'emergenza, provato negli ultimi due anni",
        share: 40,
      },
      {
        id: "edifici",
        label: "Edifici o impianti protetti: barriere, pompe, tetti rinforzati, schermature",
        share: 30,
      },
      { id: "riserve", label: "Riserve d'acqua o di energia per almeno un giorno di lavoro", share: 25 },
      { id: "caldo", label: "Regole scritte su orari e lavori nei giorni di caldo forte", share: 25 },
      {
        id: "fornitori",
        label: "Fornitori alternativi già scelti per gli acquisti più importanti",
        share: 30,
      },
      {
        id: "allerta",
        label: "Compiti scritti per i giorni di allerta della Protezione civile",
        share: 20,
      },
      {
        id: "altro",
        label: "Altra misura",
        share: 15,
        opens: { label: "Quale misura?", maxLength: 200, required: true },
      },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
];
