import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-soc-retribuzione-e-contratti-incidenti",
    apiVersion: "v3",
    area: "social",
    milestone: "retribuzione-e-contratti",
    level: "reporting",
    questionClass: "checkbox",
    prompt: "Quali violazioni dei diritti di chi lavora in azienda sono state accertate nell'anno?",
    hint: "Scegli i tipi di casi confermati dal 1° gennaio al 31 dicembre da un'autorità o da una verifica dell'azienda, anche se si può ancora fare ricorso.",
    why: "Lo standard europeo lo chiede a ogni impresa che usa il modulo completo e le banche lo chiedono alle imprese non micro; qui non cambia i punti.",
    where: "Verbali ispettivi, sentenze, registro dei reclami e delle segnalazioni, relazioni dell'avvocato.",
    references: [
      { source: "VSME", point: "C7 §62(a)" },
      { source: "MEF-PMI", point: "32" },
      { source: "GRI", point: "406-1" },
    ],
    weight: 0,
    choices: [
      { id: "lavoro-minorile", label: "Lavoro minorile" },
      { id: "lavoro-forzato", label: "Lavoro forzato" },
      { id: "tratta", label: "Tratta di esseri umani" },
      { id: "discriminazione", label: "Discriminazione" },
      {
        id: "altro",
        label: "Violazione di un altro diritto",
        opens: { label: "Quale diritto?", maxLength: 200, required: true },
      },
      { id: "nessuna", label: "Nessuna violazione accertata", exclusive: true },
    ],
  },
  {
    guid: "v3-soc-retribuzione-e-contratti-incidenti-azioni",
    apiVersion: "v3",
    area: "social",
    milestone: "retribuzione-e-contratti",
    level: "reporting",
    questionClass: "text",
    prompt: "Quanti sono stati i casi e che cosa ha fatto l'azienda per rimediare?",
    hint: "Numero intero di casi accertati nell'anno e, se vuoi, una descrizione senza nomi di persone.",
    why: "Il numero serve alle banche; le azioni sono facoltative, ma fanno capire a chi legge che cosa è cambiato dopo.",
    where: "Verbali ispettivi, sentenze, provvedimenti disciplinari, piani di rimedio.",
    references: [
      { source: "VSME", point: "C7 §62(b)" },
      { source: "MEF-PMI", point: "32" },
    ],
    weight: 0,
    dependencies: [
      {
        effect: "blocked",
        question: "v3-soc-retribuzione-e-contratti-incidenti",
        anyOf: ["lavoro-minorile", "lavoro-forzato", "tratta", "discriminazione", "altro"],
      },
    ],
    fields: [
      { id: "casi", label: "Casi accertati", inputType: "integer", unit: "casi", min: "1" },
      { id: "azioni", label: "Azioni fatte", inputType: "text", maxLength: 1000, required: false },
    ],
    earning: { kind: "complete" },
  },
];
