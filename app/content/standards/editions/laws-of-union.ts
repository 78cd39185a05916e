import type { Edition } from "~/domain/references/edition";
import { unionLaw } from "./union-law";

export const lawsOfUnion: Edition[] = [
  unionLaw({
    kind: "Reg.",
    body: "CE",
    eli: "2006/166",
    number: "166/2006",
    about: "registro europeo delle emissioni e dei trasferimenti di inquinanti (PRTR)",
    dated: "2006-01-18",
    to: "2027-12-31",
    years: { to: 2026 },
    replacedBy: "reg-ue-2024-1244",
    note: "Si usa ancora per i dati degli anni fino al 2026.",
  }),
  unionLaw({
    kind: "Reg.",
    eli: "2024/1244",
    about: "dati ambientali delle installazioni industriali e portale delle emissioni industriali",
    dated: "2024-04-24",
    from: "2028-01-01",
    years: { from: 2027 },
    note: "Le prime comunicazioni, nel 2028, riguardano i dati del 2027. Lo standard VSME prende da qui l'elenco degli inquinanti.",
  }),
  unionLaw({
    kind: "Reg.",
    body: "CE",
    eli: "2010/66",
    number: "66/2010",
    about: "marchio di qualità ecologica (Ecolabel UE)",
    dated: "2009-11-25",
  }),
  unionLaw({
    kind: "Reg.",
    eli: "2016/679",
    about: "protezione dei dati personali (GDPR)",
    dated: "2016-04-27",
    from: "2018-05-25",
  }),
  unionLaw({
    kind: "Reg.",
    eli: "2020/852",
    about: "quadro che favorisce gli investimenti sostenibili (Tassonomia)",
    dated: "2020-06-18",
  }),
  unionLaw({
    kind: "Reg. delegato",
    eli: "2020/1818",
    about: "indici di riferimento allineati con l'accordo di Parigi",
    dated: "2020-07-17",
  }),
  unionLaw({
    kind: "Reg. delegato",
    eli: "2022/1288",
    about:
      "informazioni sulla sostenibilità nel settore finanziario, con l'elenco dei settori ad alto impatto climatico",
    dated: "2022-04-06",
    from: "2023-01-01",
  }),
  unionLaw({
    kind: "Reg. delegato",
    eli: "2023/2486",
    about: "Tassonomia per acqua, economia circolare, inquinamento e biodiversità",
    dated: "2023-06-27",
  }),
  unionLaw({
    kind: "Direttiva",
    eli: "2023/970",
    about: "trasparenza delle retribuzioni e parità di retribuzione tra uomini e donne",
    dated: "2023-05-10",
    note: "Gli Stati dovevano recepirla entro il 7 giugno 2026. I doveri di base non hanno soglia di dipendenti: la retribuzione o la sua fascia prima del colloquio, nessuna domanda sulle paghe precedenti, il diritto dei lavoratori di conoscere i livelli medi.",
  }),
  unionLaw({
    kind: "Direttiva",
    eli: "2023/1791",
    about: "efficienza energetica",
    dated: "2023-09-13",
    from: "2023-10-10",
    note: "Conta il consumo medio di tre anni, con qualsiasi numero di dipendenti: oltre 10 TJ (circa 2.780 MWh) una diagnosi energetica ogni quattro anni, oltre 85 TJ (circa 23.610 MWh) un sistema di gestione dell'energia certificato.",
  }),
  unionLaw({
    kind: "Direttiva",
    eli: "2026/470",
    about: "semplificazione degli obblighi di rendicontazione (Omnibus I)",
    from: "2026-03-18",
    note: "Chi deve rendicontare non può pretendere, da un'azienda fino a 1.000 dipendenti, più di quanto lo standard volontario prevede.",
  }),
];
