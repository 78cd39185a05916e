import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-strategia-settori",
    apiVersion: "v3",
    edition: 2,
    area: "governance",
    milestone: "strategia",
    level: "start_small",
    questionClass: "checkbox",
    prompt: "Quali di queste attività svolge l'azienda?",
    hint: "Scegli tutte quelle che nell'anno hanno dato ricavi, anche piccoli; per i fossili conta anche chi li trasporta, li vende o ne ricava elettricità.",
    why: "Banche e investitori devono dire quanto finanziano in questi settori. La risposta non dà punti, ma armi controverse, tabacco e molti ricavi dai fossili limitano il punteggio; chi è soggetto alle norme contro il riciclaggio trova una domanda in più sui suoi controlli. Finché non rispondi, il limite vale lo stesso.",
    where:
      "Codici delle attività (ATECO) in visura e fatturato per attività nella contabilità. Tra i fossili non conta il carburante che l'azienda compra per sé. Sono armi controverse le mine antiuomo, le munizioni a grappolo e le armi chimiche e biologiche. Chi è soggetto alle norme contro il riciclaggio lo dice l'articolo 3 del D.Lgs. 231/2007: per esempio banche e intermediari, commercialisti, consulenti del lavoro, notai, avvocati per alcuni atti, agenzie immobiliari, sale da gioco.",
    references: [
      { source: "VSME", point: "C8 §63(a)" },
      { source: "VSME", point: "C8 §63(b)" },
      { source: "VSME", point: "C8 §63(c)" },
      { source: "VSME", point: "C8 §63(d)" },
      { source: "VSME", point: "C8 §64" },
      { source: "MEF-PMI", point: "2" },
      { source: "Legge", point: "Reg. delegato (UE) 2020/1818, art. 12" },
      { source: "Legge", point: "D.Lgs. 231/2007, art. 3" },
    ],
    weight: 0,
    minutes: 2,
    essential: true,
    evidence: "welcome",
    proof: {
      document: "Visura con i codici ATECO e conto economico",
      age: "Anno del questionario",
      checks: "Attività svolte e ricavi per attività.",
    },
    choices: [
      {
        id: "fossili-oltre",
        label:
          "Combustibili fossili, con almeno l'1% dei ricavi dal carbone, o il 10% dal petrolio, o il 50% dal gas, o il 50% da elettricità con più di 100 g di CO2 equivalente per kWh",
      },
      { id: "fossili", label: "Combustibili fossili, sotto tutte queste soglie" },
      { id: "tabacco", label: "Coltivazione o produzione di tabacco" },
      { id: "armi", label: "Armi controverse" },
      { id: "agrochimici", label: "Produzione di pesticidi o di altri prodotti agrochimici" },
      { id: "antiriciclaggio", label: "Un'attività soggetta alle norme contro il riciclaggio" },
      { id: "nessuna", label: "Nessuna di queste", exclusive: true },
    ],
  },
];
