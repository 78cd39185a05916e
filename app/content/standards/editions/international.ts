import type { SourceEdition } from "~/domain/references/edition";

const convention = (number: number, dated: string, about: string): SourceEdition => ({
  id: `ilo-c${number}`,
  source: "ILO",
  signs: [`C${number}`],
  name: `ILO C${number}`,
  title: `Convenzione ${number} dell'Organizzazione internazionale del lavoro: ${about}`,
  edition: dated.slice(0, 4),
  issuer: "Organizzazione internazionale del lavoro (ILO)",
  dated,
  link: `https://normlex.ilo.org/dyn/nrmlx_en/f?p=NORMLEXPUB:12100:0::NO::P12100_ILO_CODE:C${String(number).padStart(3, "0")}`,
});

const ghgProtocol = (
  one: Pick<SourceEdition, "id" | "signs" | "name" | "title" | "edition"> & { page: string },
) => {
  const { page, ...edition } = one;
  return {
    ...edition,
    source: "GHG Protocol",
    issuer: "World Resources Institute e WBCSD",
    link: `https://ghgprotocol.org/${page}`,
  } satisfies SourceEdition;
};

const oecd = (
  one: Pick<SourceEdition, "id" | "signs" | "name" | "title" | "edition" | "link" | "dated">,
): SourceEdition => ({
  source: "OCSE",
  issuer: "Organizzazione per la cooperazione e lo sviluppo economico (OCSE)",
  ...one,
});

export const internationalEditions: SourceEdition[] = [
  convention(29, "1930-06-28", "lavoro forzato"),
  convention(98, "1949-07-01", "diritto di organizzazione e di negoziazione collettiva"),
  convention(100, "1951-06-29", "uguaglianza di retribuzione"),
  convention(111, "1958-06-25", "discriminazione nell'impiego e nella professione"),
  convention(131, "1970-06-22", "salari minimi"),
  convention(138, "1973-06-26", "età minima"),
  convention(155, "1981-06-22", "salute e sicurezza dei lavoratori"),
  convention(190, "2019-06-21", "violenza e molestie nel mondo del lavoro"),
  ghgProtocol({
    id: "ghg-corporate",
    signs: ["Corporate Standard", "Scope 1"],
    name: "GHG Protocol Corporate Standard",
    title: "A Corporate Accounting and Reporting Standard",
    edition: "edizione riveduta, 2004",
    page: "corporate-standard",
  }),
  ghgProtocol({
    id: "ghg-scope-2",
    signs: ["Scope 2"],
    name: "GHG Protocol Scope 2 Guidance",
    title: "Scope 2 Guidance: elettricità, calore, vapore e freddo acquistati",
    edition: "2015",
    page: "scope-2-guidance",
  }),
  ghgProtocol({
    id: "ghg-scope-3",
    signs: ["Scope 3 Standard"],
    name: "GHG Protocol Scope 3 Standard",
    title: "Corporate Value Chain (Scope 3) Accounting and Reporting Standard",
    edition: "2011",
    page: "corporate-value-chain-scope-3-standard",
  }),
  oecd({
    id: "ocse-multinazionali",
    signs: ["Linee guida per le imprese multinazionali"],
    name: "Linee guida OCSE per le imprese multinazionali",
    title: "Linee guida dell'OCSE per le imprese multinazionali sulla condotta d'impresa responsabile",
    edition: "2023",
    dated: "2023-06-08",
    link: "https://mneguidelines.oecd.org/mneguidelines/",
  }),
  oecd({
    id: "ocse-diligenza",
    signs: ["Guida sul dovere di diligenza per la condotta d'impresa responsabile"],
    name: "Guida OCSE sul dovere di diligenza",
    title: "Guida dell'OCSE sul dovere di diligenza per la condotta d'impresa responsabile",
    edition: "2018",
    link: "https://mneguidelines.oecd.org/due-diligence-guidance-for-responsible-business-conduct.htm",
  }),
  oecd({
    id: "ocse-oslo",
    signs: ["Manuale di Oslo"],
    name: "Manuale di Oslo",
    title: "Manuale di Oslo: raccolta e uso dei dati sull'innovazione",
    edition: "quarta edizione, 2018",
    link: "https://www.oecd.org/science/oslo-manual-2018-9789264304604-en.htm",
  }),
];
