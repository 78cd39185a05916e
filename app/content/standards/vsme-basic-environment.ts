import type { Datapoint } from "./types";

/** B3 to B7. */
export const environment: Datapoint[] = [
  {
    point: "B3 §29",
    name: "Energia consumata in totale",
    parts: ["v3-env-energia-consumi#totale"],
  },
  {
    point: "B3 §29",
    name: "Elettricità acquistata, rinnovabile e non",
    parts: ["v3-env-energia-consumi#acquistata"],
  },
  {
    point: "B3 §29",
    name: "Elettricità autoprodotta, rinnovabile e non",
    parts: ["v3-env-energia-consumi#autoprodotta"],
  },
  {
    point: "B3 §29",
    name: "Combustibili, rinnovabili e non",
    parts: ["v3-env-energia-consumi#combustibili"],
  },
  {
    point: "B3 §30",
    name: "Emissioni lorde Scope 1",
    parts: ["v3-env-emissioni-scope-1#emissioni"],
  },
  {
    point: "B3 §30",
    name: "Emissioni lorde Scope 2, metodo basato sulla posizione",
    parts: ["v3-env-emissioni-scope-2#emissioni"],
  },
  {
    point: "B3 §30",
    name: "Emissioni lorde Scope 2, metodo basato sul mercato",
    condition: "facoltativo, se l'azienda compra elettricità",
    parts: ["v3-env-emissioni-scope-2-mercato#emissioni"],
  },
  {
    point: "B3 §30",
    name: "Somma di Scope 1 e Scope 2",
    indicator: "emissions_scope_1_2",
    notAsked: "Si calcola dalle due emissioni.",
  },
  {
    point: "B3 §31",
    name: "Intensità delle emissioni rispetto al fatturato: gli anni precedenti",
    parts: ["v3-env-energia-andamento#emissioni", "v3-env-energia-andamento#ricavi"],
  },
  {
    point: "B3 §31",
    name: "Intensità delle emissioni rispetto al fatturato: l'anno",
    indicator: "ghg_intensity",
    notAsked: "Si calcola da Scope 1, Scope 2 e dal fatturato in anagrafica.",
  },
  {
    point: "B4 §32",
    name: "Documento pubblico che già riporta gli inquinanti, e dove si trova",
    condition: "se la legge o un sistema di gestione ambientale chiede di misurarli",
    parts: ["v3-env-emissioni-inquinanti-comunicazione#value"],
  },
  {
    point: "B4 §32",
    name: "Quantità di ogni inquinante emessa nell'aria",
    condition: "come sopra, se il documento non è pubblico",
    parts: ["v3-env-emissioni-inquinanti-quantita#aria"],
  },
  {
    point: "B4 §32",
    name: "Quantità di ogni inquinante emessa nell'acqua",
    condition: "come sopra, se il documento non è pubblico",
    parts: ["v3-env-emissioni-inquinanti-quantita#acqua"],
  },
  {
    point: "B4 §32",
    name: "Quantità di ogni inquinante emessa nel suolo",
    condition: "come sopra, se il documento non è pubblico",
    parts: ["v3-env-emissioni-inquinanti-quantita#suolo"],
  },
  {
    point: "B5 §33",
    name: "Numero e superficie delle sedi in aree sensibili per la biodiversità, o vicine",
    condition: "se ce ne sono",
    parts: [
      "v3-env-suolo-e-biodiversita-siti-elenco#luogo",
      "v3-env-suolo-e-biodiversita-siti-elenco#superficie",
    ],
  },
  {
    point: "B5 §33",
    name: "Per ogni sede: superficie, e se è dentro l'area o al confine",
    condition: "se ce ne sono",
    parts: [
      "v3-env-suolo-e-biodiversita-siti-elenco#superficie",
      "v3-env-suolo-e-biodiversita-siti-elenco#posizione",
    ],
  },
  { point: "B5 §34(a)", name: "Suolo usato in totale", condition: "facoltativo" },
  { point: "B5 §34(b)", name: "Suolo impermeabilizzato", condition: "facoltativo" },
  {
    point: "B5 §34(c)",
    name: "Superficie orientata alla natura nelle sedi",
    condition: "facoltativo",
  },
  {
    point: "B5 §34(d)",
    name: "Superficie orientata alla natura fuori dalle sedi",
    condition: "facoltativo",
  },
  {
    point: "B6 §35",
    name: "Acqua prelevata in totale",
    parts: ["v3-env-acqua-prelievo#prelievo"],
  },
  {
    point: "B6 §35",
    name: "Acqua prelevata in zone a elevato stress idrico",
    condition: "se una sede si trova in una di queste zone",
    parts: ["v3-env-acqua-prelievo-zona#prelievo"],
  },
  {
    point: "B6 §36",
    name: "Acqua consumata",
    condition: "se la produzione usa molta acqua",
    parts: ["v3-env-acqua-consumo#consumo"],
  },
  {
    point: "B6 §36",
    name: "Acqua scaricata dalla produzione",
    condition: "se la produzione usa molta acqua",
    indicator: "water_discharge",
    notAsked: "È la differenza tra acqua prelevata e acqua consumata.",
  },
  {
    point: "B7 §37",
    name: "Principi di economia circolare applicati",
    parts: ["v3-env-rifiuti-e-materiali-circolare"],
  },
  {
    point: "B7 §37",
    name: "Come vengono applicati",
    condition: "se vengono applicati",
    parts: ["v3-env-clima-e-rischi-temi#circolare"],
  },
  {
    point: "B7 §38(a)",
    name: "Rifiuti prodotti in totale e di cui pericolosi, in massa",
    parts: ["v3-env-rifiuti-e-materiali-quantita#totale", "v3-env-rifiuti-e-materiali-quantita#pericolosi"],
  },
  {
    point: "B7 §38(a)",
    name: "Rifiuti prodotti per tipo (codice EER)",
    parts: ["v3-env-rifiuti-e-materiali-codici#codice", "v3-env-rifiuti-e-materiali-codici#quantita"],
  },
  {
    point: "B7 §38(a)",
    name: "Rifiuti non pericolosi",
    indicator: "waste_non_hazardous",
    notAsked: "È la differenza tra il totale e i pericolosi.",
  },
  {
    point: "B7 §38(a)",
    name: "Rifiuti in volume",
    condition: "in alternativa alla massa",
    notAsked: "Lo standard lascia scegliere: il questionario chiede la massa, come il MUD.",
  },
  { point: "B7 §38(b)", name: "Rifiuti avviati a riciclo o riuso, e a smaltimento" },
  {
    point: "B7 §38(c)",
    name: "Materiali importanti usati nell'anno: nome e massa",
    condition: "settori con grandi flussi di materiali: agricoltura, industria, costruzioni, imballaggi",
    sections: ["A", "B", "C", "F"],
    parts: ["v3-env-rifiuti-e-materiali-quantita-materiali#quantita"],
  },
  {
    point: "B7 §38(c)",
    name: "Materiali in volume",
    condition: "in alternativa alla massa",
    notAsked: "Lo standard lascia scegliere: il questionario chiede la massa.",
  },
];
