import type { SourceEdition } from "~/domain/references/edition";

const LINK = "https://www.globalreporting.org/standards/download-the-standards/";

type Standard = { number: string; title: string; edition: string } & Pick<
  SourceEdition,
  "dated" | "from" | "to" | "years" | "replacedBy" | "note"
>;

const gri = ({ number, title, edition, ...more }: Standard): SourceEdition => ({
  id: `gri-${number}`,
  source: "GRI",
  signs: [number],
  name: `GRI ${number}`,
  title: `GRI ${number}: ${title}`,
  edition,
  issuer: "Global Reporting Initiative (GSSB)",
  link: LINK,
  ...more,
});

/** The standards of the Global Reporting Initiative. Their first day counts for reports that are published from then on. */
export const griEditions: SourceEdition[] = [
  gri({ number: "1", title: "Foundation", edition: "2021", from: "2023-01-01" }),
  gri({ number: "2", title: "General Disclosures", edition: "2021", from: "2023-01-01" }),
  gri({ number: "3", title: "Material Topics", edition: "2021", from: "2023-01-01" }),
  gri({ number: "201", title: "Economic Performance", edition: "2016" }),
  gri({ number: "202", title: "Market Presence", edition: "2016" }),
  gri({ number: "204", title: "Procurement Practices", edition: "2016" }),
  gri({ number: "205", title: "Anti-corruption", edition: "2016" }),
  gri({ number: "301", title: "Materials", edition: "2016" }),
  gri({
    number: "302",
    title: "Energy",
    edition: "2016",
    to: "2026-12-31",
    years: { to: 2025 },
    replacedBy: "gri-103",
  }),
  gri({ number: "303", title: "Water and Effluents", edition: "2018", from: "2021-01-01" }),
  gri({
    number: "304",
    title: "Biodiversity",
    edition: "2016",
    to: "2025-12-31",
    years: { to: 2024 },
    replacedBy: "gri-101",
  }),
  gri({
    number: "305",
    title: "Emissions",
    edition: "2016",
    to: "2026-12-31",
    years: { to: 2025 },
    replacedBy: "gri-102",
  }),
  gri({ number: "306", title: "Waste", edition: "2020", from: "2022-01-01" }),
  gri({ number: "308", title: "Supplier Environmental Assessment", edition: "2016" }),
  gri({ number: "401", title: "Employment", edition: "2016" }),
  gri({ number: "403", title: "Occupational Health and Safety", edition: "2018", from: "2021-01-01" }),
  gri({ number: "404", title: "Training and Education", edition: "2016" }),
  gri({ number: "405", title: "Diversity and Equal Opportunity", edition: "2016" }),
  gri({ number: "406", title: "Non-discrimination", edition: "2016" }),
  gri({ number: "413", title: "Local Communities", edition: "2016" }),
  gri({ number: "414", title: "Supplier Social Assessment", edition: "2016" }),
  gri({ number: "418", title: "Customer Privacy", edition: "2016" }),
  gri({
    number: "101",
    title: "Biodiversity",
    edition: "2024",
    dated: "2024-01-25",
    from: "2026-01-01",
    years: { from: 2025 },
    note: "Prende il posto di GRI 304 per i report pubblicati dal 1° gennaio 2026.",
  }),
  gri({
    number: "102",
    title: "Climate Change",
    edition: "2025",
    from: "2027-01-01",
    years: { from: 2026 },
    note: "Prende il posto di GRI 305 per i report pubblicati dal 1° gennaio 2027.",
  }),
  gri({
    number: "103",
    title: "Energy",
    edition: "2025",
    from: "2027-01-01",
    years: { from: 2026 },
    note: "Prende il posto di GRI 302 per i report pubblicati dal 1° gennaio 2027.",
  }),
];
