import type { SourceEdition } from "~/domain/references/edition";

/** How people name each kind of act, and how Normattiva does. */
const KINDS = {
  "D.Lgs.": { title: "Decreto legislativo", urn: "decreto.legislativo" },
  "L.": { title: "Legge", urn: "legge" },
  DL: { title: "Decreto-legge", urn: "decreto.legge" },
  "D.P.R.": {
    title: "Decreto del Presidente della Repubblica",
    urn: "decreto.del.presidente.della.repubblica",
  },
};

type Act = { kind: keyof typeof KINDS; dated: string; number: number; about: string } & Pick<
  SourceEdition,
  "from" | "to" | "replacedBy" | "note"
>;

/** An act of the Italian state, in its text in force. */
export function nationalLaw({ kind, dated, number, about, ...more }: Act): SourceEdition {
  const name = `${kind} ${number}/${dated.slice(0, 4)}`;
  return {
    id: nationalLawId(name),
    source: "Legge",
    signs: [name],
    name,
    title: `${KINDS[kind].title} ${number}/${dated.slice(0, 4)}: ${about}`,
    edition: "testo vigente",
    issuer: "Stato italiano",
    dated,
    link: `https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:${KINDS[kind].urn}:${dated};${number}`,
    ...more,
  };
}

/** "D.Lgs. 81/2008" → "dlgs-81-2008". */
const nationalLawId = (name: string): string =>
  name.toLowerCase().replaceAll(".", "").replaceAll(/[ /]/g, "-");
