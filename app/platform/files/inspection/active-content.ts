import type { ActiveFinding, FileKind } from "~/domain/files/kinds";

/**
 * The declared list of active content: what is refused, where it lies, in which kinds of file, and the finding that
 * names it to the company. The inspectors look up these rows and know no others.
 */
interface ActiveContent {
  what: string;
  kinds: readonly FileKind[];
  place: Place;
  finding: ActiveFinding;
}

type Place =
  /** The name of an entry of the archive. */
  | { in: "entry"; name: RegExp }
  /** A content type declared in [Content_Types].xml. */
  | { in: "content type"; name: RegExp }
  /** The last part of a relationship's type; with `target`, only relationships that lead there. */
  | { in: "relationship"; type: RegExp; target?: RegExp }
  /** Words within an entry of the archive. */
  | { in: "part"; name: RegExp; words: readonly string[] }
  /** A key of a dictionary; with `value`, only with this name as its value. */
  | { in: "pdf"; key: string; value?: string }
  /** A key of a dictionary whose value is judged by the rule of that name in pdf/judge.ts. */
  | { in: "pdf"; key: string; rule: "automatic" | "attachment" };

const OOXML = ["docx", "xlsx"] as const;
const ODF = ["odt", "ods"] as const;

/** Another machine: a web address, or a share of a host with a dotted name. Shares of the own network are ordinary. */
const REMOTE = /^(https?:|ftp:|(file:)?[\\/]{2,5}[^\\/.:]+\.[^\\/]+[\\/])/i;

const PROGRAM = /\.(exe|dll|scr|com|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|msi|lnk|jar|sct)$/i;

export const ACTIVE_CONTENT: readonly ActiveContent[] = [
  row(
    "VBA project",
    OOXML,
    { in: "entry", name: /(^|\/)vba(Project|Data)[^/]*\.(bin|xml)$/i },
    "file_has_macros",
  ),
  row("Excel 4 macro sheet", OOXML, { in: "entry", name: /(^|\/)macrosheets\//i }, "file_has_macros"),
  row("ActiveX control", OOXML, { in: "entry", name: /(^|\/)activeX\//i }, "file_has_controls"),
  row(
    "embedded object that is no Office document without macros",
    OOXML,
    // Charts keep their numbers in an embedded workbook: embedded documents are inspected themselves.
    { in: "entry", name: /(^|\/)embeddings\/(?![^/]+\.(docx|xlsx|pptx)$)[^/]/i },
    "file_has_objects",
  ),
  row("program", [...OOXML, ...ODF], { in: "entry", name: PROGRAM }, "file_has_program"),
  row("macro content type", OOXML, { in: "content type", name: /macro|vba/i }, "file_has_macros"),
  row("ActiveX content type", OOXML, { in: "content type", name: /activeX/i }, "file_has_controls"),
  row("VBA relationship", OOXML, { in: "relationship", type: /(vba|macrosheet)/i }, "file_has_macros"),
  row("control", OOXML, { in: "relationship", type: /^(control|activeX\w*)$/i }, "file_has_controls"),
  row("OLE object", OOXML, { in: "relationship", type: /^oleObject$/i }, "file_has_objects"),
  row("foreign document (altChunk)", OOXML, { in: "relationship", type: /^aFChunk$/i }, "file_has_objects"),
  row(
    "remote template or part",
    OOXML,
    { in: "relationship", type: /^(attachedTemplate|subDocument|frame|webSettings)$/i, target: REMOTE },
    "file_has_remote_parts",
  ),
  row(
    "DDE or OLE link",
    ["xlsx"],
    { in: "part", name: /^xl\/externalLinks\/[^/]+\.xml$/i, words: ["ddeLink", "oleLink"] },
    "file_has_live_links",
  ),
  row(
    "Basic module or dialog",
    ODF,
    { in: "entry", name: /^(Basic|Dialogs)\/[^/]+\/(?!(script|dialog)-l[bc]\.xml$)[^/]/i },
    "file_has_macros",
  ),
  row("script", ODF, { in: "entry", name: /^Scripts\/.*[^/]$/i }, "file_has_macros"),
  row("OLE object", ODF, { in: "entry", name: /^Object \d+$/i }, "file_has_objects"),
  row(
    "event that calls a script",
    ODF,
    {
      in: "part",
      name: /^((Object [^/]+\/)?(content|styles)\.xml)$/i,
      words: ['"vnd.sun.star.script:', "'vnd.sun.star.script:", '"macro:', "'macro:"],
    },
    "file_has_macros",
  ),
  row(
    "DDE link",
    ODF,
    { in: "part", name: /^content\.xml$/i, words: ["<office:dde-source"] },
    "file_has_live_links",
  ),
  row("JavaScript", ["pdf"], { in: "pdf", key: "S", value: "JavaScript" }, "file_has_scripts"),
  row("start of a program", ["pdf"], { in: "pdf", key: "S", value: "Launch" }, "file_has_actions"),
  row("automatic action", ["pdf"], { in: "pdf", key: "OpenAction", rule: "automatic" }, "file_has_actions"),
  row("automatic action", ["pdf"], { in: "pdf", key: "AA", rule: "automatic" }, "file_has_actions"),
  row("attachment", ["pdf"], { in: "pdf", key: "EF", rule: "attachment" }, "file_has_attachments"),
  row("Flash or video", ["pdf"], { in: "pdf", key: "Subtype", value: "RichMedia" }, "file_has_media"),
  row("dynamic form (XFA)", ["pdf"], { in: "pdf", key: "XFA" }, "file_has_dynamic_form"),
];

function row(what: string, kinds: readonly FileKind[], place: Place, finding: ActiveFinding): ActiveContent {
  return { what, kinds, place, finding };
}

type PlaceIn<K extends Place["in"]> = Extract<Place, { in: K }>;

/** The rows for a kind of file that lie in one sort of place. */
export const activeIn = <K extends Place["in"]>(
  kind: FileKind,
  where: K,
): { place: PlaceIn<K>; finding: ActiveFinding }[] =>
  ACTIVE_CONTENT.flatMap(({ kinds, place, finding }) =>
    kinds.includes(kind) && place.in === where ? [{ place: place as PlaceIn<K>, finding }] : [],
  );
