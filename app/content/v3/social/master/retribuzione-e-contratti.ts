import type { Question } from "~/domain/question/question";
import { WITH_EMPLOYEES } from "../asked-of";

export const questions: Question[] = [
  {
    guid: "v3-soc-retribuzione-e-contratti-diritti-umani",
    apiVersion: "v3",
    edition: 2,
    area: "social",
    milestone: "retribuzione-e-contratti",
    level: "master",
    questionClass: "checkbox",
    prompt:
      "Che cosa ha fatto l'azienda per prevenire violazioni dei diritti di chi lavora, anche presso i fornitori?",
    hint: "Scegli tutti i passi che puoi mostrare con un documento al 31 dicembre.",
    why: "È la dovuta diligenza sui diritti umani: i clienti obbligati per legge la chiedono ai fornitori e le banche alle imprese non micro.",
    where:
      "Analisi dei rischi, elenco dei fornitori con Paese e lavorazione, contratti, verbali di visita, sito internet.",
    references: [
      { source: "MEF-PMI", point: "31" },
      { source: "OCSE", point: "Linee guida per le imprese multinazionali, cap. IV" },
      { source: "GRI", point: "2-23" },
    ],
    weight: 3,
    minutes: 4,
    evidence: "welcome",
    proof: {
      document: "Analisi dei rischi, impegni firmati o verbali delle verifiche",
      age: "Ultimi due anni",
      checks: "Data, fornitori compresi, esito; un documento per ogni passo scelto.",
      redact: "Prezzi, condizioni e nomi di persone",
      limitsUntilAttached: true,
    },
    choices: [
      {
        id: "mappa",
        label: "Ha scritto in quali lavorazioni, Paesi o forniture il rischio è più alto",
        share: 30,
      },
      {
        id: "impegni",
        label:
          "Ha fatto firmare impegni sui diritti di chi lavora ad almeno metà dei fornitori più a rischio",
        share: 20,
      },
      {
        id: "verifica",
        label:
          "Negli ultimi due anni ha verificato, sul posto o con documenti, almeno un quarto dei fornitori più a rischio",
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
    hint: "Paga netta di un tempo pieno, confrontata per iscritto negli ultimi tre anni con una fonte esterna, per esempio la soglia di povertà assoluta dell'ISTAT (Istituto nazionale di statistica).",
    why: "Il minimo del contratto e ciò che serve per vivere non coincidono sempre: i clienti con impegni sul salario dignitoso chiedono il confronto.",
    where:
      "Busta paga più bassa a tempo pieno e, sul sito dell'ISTAT, valore della soglia per la tua zona (Nord, Centro o Mezzogiorno), il tipo di Comune e una persona sola.",
    references: [
      { source: "GRI", point: "202-1" },
      { source: "ILO", point: "C131" },
      { source: "VSME", point: "B10 §42(a)" },
    ],
    weight: 2,
    minutes: 5,
    evidence: "welcome",
    proof: {
      document: "Foglio del confronto con la fonte usata e, se c'è, piano con la data",
      age: "Ultimi tre anni",
      checks: "Fonte, anno, zona e tipo di Comune; paga netta più bassa a tempo pieno.",
      redact: "Nome e codice fiscale nella busta paga",
    },
    dependencies: [WITH_EMPLOYEES],
    choices: [
      { id: "non-confrontata", label: "Il confronto non è ancora stato fatto", share: 0 },
      { id: "sotto", label: "È più bassa e per ora non c'è un piano", share: 10 },
      {
        id: "sotto-con-piano",
        label: "È più bassa e c'è un piano scritto per colmare la differenza, con una data",
        share: 60,
      },
      { id: "pari-o-sopra", label: "È uguale o più alta", share: 100 },
    ],
  },
];
