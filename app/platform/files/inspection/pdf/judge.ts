import { activeIn } from "../active-content";
import { Faulty } from "../work";
import type { Listener, ObjectId, PdfStream } from "./objects";
import { stringBytes, type Dict, type Value } from "./values";

const ACTIVE = activeIn("pdf", "pdf").map(({ place, finding }) => ({ ...place, finding }));

/** Actions that reach out of the file: not by themselves at the opening. Going to a page and printing are ordinary. */
const REACHING_OUT = /^(URI|SubmitForm|ImportData|GoToR|GoToE|Rendition|Movie|Sound)$/;

/** Attachments that programs for invoices and tables leave in a PDF (PDF/A-3, Factur-X), and pictures. */
const HARMLESS_ATTACHMENT = /\.(xml|csv|txt|json|png|jpe?g)$/i;

/** Keys that tell what a dictionary is, of the lock and of streams. */
const OTHER_KEYS = [
  ...["Type", "Subtype", "FT", "Parent", "Pages", "Kids", "MediaBox", "Contents", "F", "UF"],
  ...["Length", "Filter", "DecodeParms", "DP", "Predictor", "Columns", "N", "First"],
  ...["Encrypt", "ID", "V", "R", "O", "U", "UE", "P", "EncryptMetadata", "StmF", "CF", "StdCF", "CFM"],
];

/** Judges the objects of a PDF by the list of active content, and counts its pages. */
export class Judge implements Listener {
  readonly keys = new Set([...ACTIVE.map(({ key }) => key), ...OTHER_KEYS]);
  pages = 0;
  /** The trailer's reference to the lock, or the lock itself. */
  lock: Value | null = null;
  fileId: Buffer | null = null;
  readonly locks = new Map<number, Dict>();
  readonly packed: PdfStream[] = [];
  private readonly openActions: number[] = [];
  private readonly reachingOut = new Set<number>();

  entry(key: string, value: Value): void {
    for (const row of ACTIVE) {
      if (row.key !== key || "rule" in row) continue;
      const isNothing = value.is === "word" && value.word === "null";
      const isNamed = value.is === "name" && value.name === row.value;
      if (row.value === undefined ? !isNothing : isNamed) throw new Faulty(row.finding);
    }
  }

  dict(dict: Dict): void {
    for (const row of ACTIVE) {
      if (!("rule" in row) || !dict.has(row.key)) continue;
      const isRefused = row.rule === "attachment" ? isForeign(dict) : this.isAutomatic(row.key, dict);
      if (isRefused) throw new Faulty(row.finding);
    }
  }

  value(value: Value, id: ObjectId | null): void {
    // A name that an action could take from here.
    if (value.is === "name") this.entry("S", value);
    if (value.is !== "dict") return;
    const { dict } = value;
    if (id === null || dict.nameOf("Type") === "XRef") this.trailer(dict);
    if (id === null) return;
    if (isPage(dict)) this.pages += 1;
    if (REACHING_OUT.test(dict.nameOf("S") ?? "")) this.reachingOut.add(id.number);
    if (dict.has("O") && dict.has("U") && dict.has("R")) this.locks.set(id.number, dict);
  }

  stream(stream: PdfStream): void {
    if (isObjectStream(stream.dict)) this.packed.push(stream);
  }

  /** Call when all objects were read. */
  end(): void {
    if (this.openActions.some((number) => this.reachingOut.has(number))) throw new Faulty("file_has_actions");
  }

  private trailer(dict: Dict): void {
    this.lock ??= dict.values.get("Encrypt") ?? null;
    const ids = dict.values.get("ID");
    const first = ids?.is === "array" ? ids.items[0] : undefined;
    if (first?.is === "string") this.fileId ??= stringBytes(first);
  }

  /** Resources may bear any name, such as a font called AA: only what can have actions counts. */
  private isAutomatic(key: string, dict: Dict): boolean {
    if (!dict.has("Type", "Subtype", "FT", "Parent", "Pages")) return false;
    const value = dict.values.get(key);
    if (key === "AA") return value?.is === "ref" || (value?.is === "dict" && value.dict.count > 0);
    if (value?.is === "ref") this.openActions.push(value.ref);
    return value?.is === "dict" && REACHING_OUT.test(value.dict.nameOf("S") ?? "");
  }
}

/** Also one whose type stands elsewhere: readers find its objects by the places in it. */
export const isObjectStream = (dict: Dict): boolean =>
  dict.nameOf("Type") === "ObjStm" || (dict.has("N") && dict.has("First"));

function isPage(dict: Dict): boolean {
  const type = dict.nameOf("Type");
  if (type !== null) return type === "Page";
  return dict.has("Parent") && dict.has("MediaBox", "Contents") && !dict.has("Kids", "FT", "Subtype");
}

function isForeign(dict: Dict): boolean {
  const name = dict.bytesOf("UF") ?? dict.bytesOf("F");
  const letters = name?.filter((byte) => byte !== 0).toString();
  return letters === undefined || !HARMLESS_ATTACHMENT.test(letters);
}
