import { describe, expect, test } from "vitest";
import { vsmePaper, type VsmeFacts } from "~/documents/vsme/paper";
import { allOf, readPdf } from "../../documents/read-pdf";

const line = (more: Partial<VsmeFacts["report"]["sections"][number]["lines"][number]>) => ({
  name: "One",
  point: "B3 §29",
  label: "Energia consumata",
  need: "always" as const,
  state: "answered" as const,
  reason: null,
  gap: null,
  question: null,
  values: [{ label: null, row: null, kind: "number" as const, value: "937.5", unit: "MWh" }],
  ...more,
});

const cell = (row: string, label: string, value: string) => ({
  ...{ row, label, value },
  kind: "text" as const,
  unit: null,
});

const FACTS: VsmeFacts = {
  report: {
    year: 2025,
    company: "Prova & Figli S.r.l.",
    module: "comprehensive",
    facts: 3,
    sections: [
      {
        disclosure: "B3",
        title: "Energia",
        lines: [
          line({}),
          line({ name: "Two", label: "Scope 2", state: "missing", values: [] }),
          line({
            name: "Three",
            label: "Sedi",
            values: [cell("1", "Città", "Bergamo"), cell("1", "CAP", "24121")],
          }),
          line({ name: "Four", label: "Vapore", state: "not_material", reason: "Non ne usiamo", values: [] }),
        ],
      },
      {
        disclosure: "C9",
        title: "Organo",
        lines: [line({ name: "Five", label: "Donne", need: "optional", state: "missing", values: [] })],
      },
    ],
  },
  entity: { kind: "LEI", value: "815600ABCD1234EF5678" },
  draft: { updatedAt: "2026-03-01T09:00:00.000Z", revision: 7 },
  issued: null,
};

describe("the VSME report as a PDF", () => {
  test("is tagged, with one title, a heading for each disclosure, and header cells in every table", async () => {
    const bytes = await vsmePaper(FACTS);
    const { catalog, dictionary, roots } = readPdf(bytes);
    expect(dictionary(catalog.MarkInfo)).toEqual({ Marked: "true" });
    expect(bytes.toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
    const nodes = roots.flatMap(allOf);
    const count = (tag: string) => nodes.filter((node) => node.tag === tag).length;
    // Overview and one disclosure; the other has nothing that is asked, so it has no table.
    expect([count("H1"), count("H3"), count("Table")]).toEqual([1, 2, 2]);
    expect(nodes.filter(({ tag, scope }) => tag === "TH" && scope === null)).toEqual([]);
  });

  test("is the same bytes for the same facts, and other ones after a change", async () => {
    const [one, again] = [await vsmePaper(FACTS), await vsmePaper(FACTS)];
    expect(one.equals(again)).toBe(true);
    const later = await vsmePaper({ ...FACTS, draft: { ...FACTS.draft, revision: 8 } });
    expect(later.equals(one)).toBe(false);
  });

  test("of a card names it, that of a draft says so", async () => {
    const issued = { id: "ESG-2025-0123456789", issuedAt: "2026-04-01T09:00:00.000Z" };
    const told = await vsmePaper({ ...FACTS, issued });
    expect(subjectOf(told)).toContain("ESG-2025-0123456789");
    expect(subjectOf(await vsmePaper(FACTS))).toContain("bozza");
  });
});

/** What the metadata say that the document is about. */
const subjectOf = (bytes: Buffer): string =>
  /<dc:description>([\s\S]*?)<\/dc:description>/.exec(bytes.toString("utf8"))?.[1] ?? "";
