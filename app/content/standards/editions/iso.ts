import type { SourceEdition } from "~/domain/references/edition";

type Standard = { number: string; title: string; edition: string; page: string } & Pick<
  SourceEdition,
  "from" | "to" | "years" | "replacedBy" | "note"
> & { id?: string; signs?: string[]; prefix?: string };

const iso = ({
  number,
  title,
  edition,
  page,
  prefix = "ISO",
  id,
  signs,
  ...more
}: Standard): SourceEdition => ({
  id: id ?? `iso-${number}`,
  source: "ISO",
  signs: signs ?? [number],
  name: `${prefix} ${number}`,
  title: `${prefix} ${number}:${edition}, ${title}`,
  edition,
  issuer: "ISO",
  link: `https://www.iso.org/${page}`,
  ...more,
});

const OLD_CLAUSES = "I numeri dei punti nelle domande sono di questa edizione.";

export const isoEditions: SourceEdition[] = [
  iso({
    number: "9001",
    title: "sistemi di gestione per la qualità",
    edition: "2015",
    page: "standard/62085.html",
  }),
  iso({ number: "10002", title: "trattamento dei reclami", edition: "2018", page: "standard/71580.html" }),
  iso({
    number: "10015",
    title: "competenze e sviluppo delle persone",
    edition: "2019",
    page: "standard/69459.html",
  }),
  iso({
    id: "iso-14001-2015",
    number: "14001",
    title: "sistemi di gestione ambientale",
    edition: "2015",
    page: "standard/60857.html",
    years: { to: 2025 },
    replacedBy: "iso-14001",
    note: `${OLD_CLAUSES} L'edizione 2026 è uscita ad aprile 2026; chi è certificato ha un periodo per passare alla nuova.`,
  }),
  iso({
    number: "14001",
    signs: [],
    title: "sistemi di gestione ambientale",
    edition: "2026",
    page: "obp/ui/#iso:std:iso:14001:ed-4:v1:en",
    years: { from: 2026 },
  }),
  iso({
    number: "14024",
    title: "etichette ambientali di tipo I",
    edition: "2018",
    page: "standard/72458.html",
  }),
  iso({
    number: "14025",
    title: "dichiarazioni ambientali di prodotto",
    edition: "2006",
    page: "standard/38131.html",
  }),
  iso({
    number: "14040",
    title: "analisi del ciclo di vita: principi",
    edition: "2006",
    page: "standard/37456.html",
  }),
  iso({
    number: "14044",
    title: "analisi del ciclo di vita: requisiti",
    edition: "2006",
    page: "standard/38498.html",
  }),
  iso({ number: "14064-1", title: "inventario dei gas serra", edition: "2018", page: "standard/66453.html" }),
  iso({ number: "14064-3", title: "verifica dei gas serra", edition: "2019", page: "standard/66455.html" }),
  iso({
    number: "26000",
    title: "guida alla responsabilità sociale",
    edition: "2010",
    page: "standard/42546.html",
  }),
  iso({
    number: "27001",
    prefix: "ISO/IEC",
    title: "sistemi di gestione della sicurezza delle informazioni",
    edition: "2022",
    page: "standard/27001",
  }),
  iso({ number: "31000", title: "gestione del rischio", edition: "2018", page: "standard/65694.html" }),
  iso({
    id: "iso-37001-2016",
    number: "37001",
    title: "sistemi di gestione contro la corruzione",
    edition: "2016",
    page: "standard/65034.html",
    years: { to: 2024 },
    replacedBy: "iso-37001",
    note: OLD_CLAUSES,
  }),
  iso({
    number: "37001",
    signs: [],
    title: "sistemi di gestione contro la corruzione",
    edition: "2025",
    page: "obp/ui/#iso:std:iso:37001:ed-2:v1:en",
    years: { from: 2025 },
  }),
  iso({
    number: "45001",
    title: "sistemi di gestione per la salute e sicurezza sul lavoro",
    edition: "2018",
    page: "standard/63787.html",
  }),
  iso({
    number: "50001",
    title: "sistemi di gestione dell'energia",
    edition: "2018",
    page: "standard/69426.html",
  }),
  iso({
    id: "iso-50002-2014",
    number: "50002",
    title: "diagnosi energetiche",
    edition: "2014",
    page: "standard/60088.html",
    years: { to: 2024 },
    replacedBy: "iso-50002-1",
  }),
  iso({
    number: "50002-1",
    title: "diagnosi energetiche: requisiti generali",
    edition: "2025",
    page: "obp/ui/#iso:std:iso:50002:-1:ed-1:v1:en",
    years: { from: 2025 },
  }),
];
