import type { SourceEdition } from "~/domain/references/edition";

/** How an act is named, and its kind in European Legislation Identifiers. */
const KINDS = {
  "Reg.": { title: "Regolamento", eli: "reg" },
  "Reg. delegato": { title: "Regolamento delegato", eli: "reg_del" },
  Direttiva: { title: "Direttiva", eli: "dir" },
};

type Act = {
  kind: keyof typeof KINDS;
  body?: "UE" | "CE";
  /** Year and number of the identifier. */
  eli: `${number}/${number}`;
  /** As references write it, where it is not the same as the identifier ("166/2006"). */
  number?: string;
  about: string;
} & Pick<SourceEdition, "dated" | "from" | "to" | "years" | "replacedBy" | "note">;

/** An act of the European Union. */
export function unionLaw({ kind, body = "UE", eli, number = eli, about, ...more }: Act): SourceEdition {
  const name = `${kind} (${body}) ${number}`;
  return {
    id: name.toLowerCase().replaceAll(/[.()]/g, "").replaceAll(/[ /]/g, "-"),
    source: "Legge",
    signs: [name],
    name,
    title: `${KINDS[kind].title} (${body}) ${number}: ${about}`,
    edition: "testo vigente",
    issuer: "Unione europea",
    link: `https://eur-lex.europa.eu/eli/${KINDS[kind].eli}/${eli}/oj`,
    ...more,
  };
}
