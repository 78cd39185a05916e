/** What a disk can do to a call. */
export type DiskTrouble = "full" | "failing";

/** SQLite's own codes (sqlite.org/rescode.html) and those of the system (errno). */
const CODES: [trouble: DiskTrouble, codes: RegExp][] = [
  ["full", /^(SQLITE_FULL|ENOSPC|EDQUOT)$/],
  ["failing", /^(SQLITE_(IOERR|CORRUPT|NOTADB|READONLY|CANTOPEN)\w*|EIO|EROFS|EMFILE|ENFILE)$/],
];

/** Which trouble of the disk an error tells of; null for any other error. */
export function diskTroubleOf(error: unknown): DiskTrouble | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  return CODES.find(([, codes]) => codes.test(code))?.[0] ?? null;
}
