import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-soc-retribuzione-e-contratti-diritti-umani",
    apiVersion: "v3",
    area: "social",
    milestone: "retribuzione-e-contratti",
    level: "master",
    questionClass: "checkbox",
    prompt:
      "Quali passi ha fatto l'azienda per prevenire violazioni dei diritti di chi lavora, anche presso i fornitori?",
    hint: "Scegli tutti i passi che puoi mostrare con un documento al 31 dicembre.",
    why: "È la dovuta diligenza sui diritti umani: i clienti obbligati per legge la chiedono ai fornitori e le banche alle imprese non micro.",
    where:
      "Analisi dei rischi, elenco dei fornitori con paese e lavorazione, contratti, verbali di visita, sito internet.",
    references: [
      { source: "MEF-PMI", point: "31" },
      { source: "OCSE", point: "Linee guida per le imprese multinazionali, cap. IV" },
      { source: "GRI", point: "2-23" },
    ],
    weight: 2,
    choices: [
      {
        id: "mappa",
        label: "Ha scritto in quali lavorazioni, paesi o forniture il rischio è più alto",
        share: 30,
      },
      {
        id: "impegni",
        label: "Ha fatto firmare impegni sui diritti di chi lavora ai fornitori più a rischio",
        share: 20,
      },
      {
        id: "verifica",
        label: "Ha verificato sul posto o con documenti almeno un fornitore a rischio negli ultimi due anni",
        share: 30,
      },
      {
        id: "rimedio",
        label: "Ha stabilito per iscritto che cosa fa se trova una violazione",
        share: 20,
      },
      { id: "pubblico", label: "Ha reso pubblico che cosa ha fatto e trovato", share: 20 },
      { id: "nessuno", label: "Nessuno di questi", share: 0, exclusive: true },
    ],
  },
  {
    guid: "v3-soc-retribuzione-e-contratti-costo-vita",
    apiVersion: "v3",
    area: "social",
    milestone: "retribuzione-e-contratti",
    level: "master",
    questionClass: "radio",
    prompt: "Com'è la paga più bassa dell'azienda rispetto al costo della vita?",
    hint: "Paga netta di un tempo pieno, confrontata per iscritto negli ultimi tre anni con una fonte esterna, per esempio la soglia di povertà assoluta dell'ISTAT.",
    why: "Il minimo del contratto e ciò che serve per vivere non coincidono sempre: i clienti con impegni sul salario dignitoso chiedono il confronto.",
    where:
      "Busta paga più bassa a tempo pieno e valore della soglia per il Comune della sede e una persona sola, sul sito dell'ISTAT.",
    references: [
      { source: "GRI", point: "202-1" },
      { source: "ILO", point: "C131" },
      { source: "VSME", point: "B10 §42(a)" },
    ],
    weight: 1,
    dependencies: [{ effect: "na", registry: "employees", atLeast: 1 }],
    choices: [
      { id: "non-confrontata", label: "Il confronto non è ancora stato fatto", share: 0 },
      { id: "sotto", label: "È più bassa e per ora non c'è un piano", share: 40 },
      {
        id: "sotto-con-piano",
        label: "È più bassa e c'è un piano scritto per colmare la differenza, con una data",
        share: 80,
      },
      { id: "pari-o-sopra", label: "È uguale o più alta", share: 100 },
    ],
  },
];
