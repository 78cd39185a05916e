import type { WeightRow } from "~/domain/scoring/weights";

const INDUSTRY = ["B", "C", "D", "E"];
const LAND_AND_SITES = ["A", "F", "H"];
const TRADE_AND_PROPERTY = ["G", "M"];
const CARE_AND_EDUCATION = ["Q", "R"];
const STAFF_SERVICES = ["I", "O", "S", "T", "U"];
const KNOWLEDGE_AND_PUBLIC = ["J", "K", "L", "N", "P", "V"];

/**
 * Area weights by ATECO 2025 section and company size. The first row that matches counts; the last one is used if
 * sector or size is missing. The weights are a judgement of our own on public grounds; `reason` explains each to
 * readers. Governance weighs less for micro companies everywhere: the basic module of the VSME asks only one governance
 * datum.
 */
export const weights: WeightRow[] = [
  {
    macrosectors: INDUSTRY,
    sizes: ["micro"],
    weights: { environment: 55, social: 30, governance: 15 },
    reason:
      "Industria, energia, acqua e rifiuti sono tra i settori ad alto impatto climatico del Reg. (UE) 2022/1288. In una microimpresa la governance pesa meno, perché il modulo base VSME chiede solo le condanne per corruzione.",
  },
  {
    macrosectors: INDUSTRY,
    sizes: "all",
    weights: { environment: 50, social: 30, governance: 20 },
    reason:
      "Industria, energia, acqua e rifiuti sono tra i settori ad alto impatto climatico del Reg. (UE) 2022/1288. Energia, emissioni, inquinanti, materiali e rifiuti sono qui i temi VSME che contano di più.",
  },
  {
    macrosectors: LAND_AND_SITES,
    sizes: ["micro"],
    weights: { environment: 45, social: 40, governance: 15 },
    reason:
      "Agricoltura, edilizia e trasporti uniscono l'alto impatto climatico (Reg. (UE) 2022/1288) a un rischio di infortunio tra i più alti nei dati INAIL. In una microimpresa la governance pesa meno (modulo base VSME).",
  },
  {
    macrosectors: LAND_AND_SITES,
    sizes: "all",
    weights: { environment: 45, social: 35, governance: 20 },
    reason:
      "Agricoltura, edilizia e trasporti uniscono l'alto impatto climatico (Reg. (UE) 2022/1288) a un rischio di infortunio tra i più alti nei dati INAIL.",
  },
  {
    macrosectors: TRADE_AND_PROPERTY,
    sizes: ["micro"],
    weights: { environment: 40, social: 40, governance: 20 },
    reason:
      "Commercio e immobili sono nell'elenco ad alto impatto climatico del Reg. (UE) 2022/1288, soprattutto per edifici e merci. In una microimpresa la governance pesa meno (modulo base VSME) e le persone pesano di più.",
  },
  {
    macrosectors: TRADE_AND_PROPERTY,
    sizes: "all",
    weights: { environment: 40, social: 35, governance: 25 },
    reason:
      "Commercio e immobili sono nell'elenco ad alto impatto climatico del Reg. (UE) 2022/1288, soprattutto per edifici e merci. Contano anche il lavoro nei punti vendita e i rapporti con fornitori e clienti.",
  },
  {
    macrosectors: CARE_AND_EDUCATION,
    sizes: ["micro"],
    weights: { environment: 20, social: 60, governance: 20 },
    reason:
      "Scuola, sanità e assistenza non sono nell'elenco ad alto impatto climatico del Reg. (UE) 2022/1288: qui il valore e i rischi stanno nelle persone. In una microimpresa la governance pesa meno (modulo base VSME).",
  },
  {
    macrosectors: CARE_AND_EDUCATION,
    sizes: "all",
    weights: { environment: 20, social: 55, governance: 25 },
    reason:
      "Scuola, sanità e assistenza non sono nell'elenco ad alto impatto climatico del Reg. (UE) 2022/1288. Il valore e i rischi stanno nelle persone: chi lavora (VSME B8-B10) e chi viene curato o istruito.",
  },
  {
    macrosectors: STAFF_SERVICES,
    sizes: ["micro"],
    weights: { environment: 30, social: 50, governance: 20 },
    reason:
      "Sono servizi in cui il lavoro è la risorsa principale: pesano di più contratti, sicurezza e formazione (VSME B8-B10). In una microimpresa la governance pesa meno (modulo base VSME).",
  },
  {
    macrosectors: STAFF_SERVICES,
    sizes: "all",
    weights: { environment: 30, social: 45, governance: 25 },
    reason:
      "Sono servizi in cui il lavoro è la risorsa principale: pesano di più contratti, sicurezza e formazione (VSME B8-B10). Non sono nell'elenco ad alto impatto climatico del Reg. (UE) 2022/1288.",
  },
  {
    macrosectors: KNOWLEDGE_AND_PUBLIC,
    sizes: ["micro"],
    weights: { environment: 25, social: 40, governance: 35 },
    reason:
      "Finanza, professioni, informatica, media ed enti pubblici vivono di fiducia: riservatezza (GDPR), antiriciclaggio, conflitti di interesse. In una microimpresa la governance pesa un po' meno (modulo base VSME).",
  },
  {
    macrosectors: KNOWLEDGE_AND_PUBLIC,
    sizes: ["small"],
    weights: { environment: 20, social: 40, governance: 40 },
    reason:
      "Finanza, professioni, informatica, media ed enti pubblici vivono di fiducia: riservatezza (GDPR), antiriciclaggio (D.Lgs. 231/2007), conflitti di interesse. In una piccola impresa le persone pesano quanto la governance: i pesi cambiano a gradini di 5.",
  },
  {
    macrosectors: KNOWLEDGE_AND_PUBLIC,
    sizes: "all",
    weights: { environment: 20, social: 35, governance: 45 },
    reason:
      "Finanza, professioni, informatica, media ed enti pubblici vivono di fiducia: riservatezza (GDPR), antiriciclaggio (D.Lgs. 231/2007), conflitti di interesse. Non sono settori ad alto impatto climatico.",
  },
  {
    macrosectors: "all",
    sizes: "all",
    weights: { environment: 35, social: 35, governance: 30 },
    reason:
      "Manca il settore o la dimensione: usiamo pesi quasi uguali tra le tre aree. Completa l'anagrafica per avere i pesi del tuo settore.",
  },
];
