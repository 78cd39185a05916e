/** What a disk can do to a call. */
export type DiskTrouble = "full" | "failing";

/** SQLite's own codes (sqlite.org/rescode.html), PostgreSQL's (Appendix A of its manual) and those of the system (errno). */
const CODES: [trouble: DiskTrouble, codes: RegExp][] = [
  ["full", /^(SQLITE_FULL|53100|ENOSPC|EDQUOT)$/],
  [
    "failing",
    /^(SQLITE_(IOERR|CORRUPT|NOTADB|READONLY|CANTOPEN)\w*|58030|XX00[12]|EIO|EROFS|EMFILE|ENFILE)$/,
  ],
];

/** Which trouble of the disk an error tells of; null for any other error. */
export function diskTroubleOf(error: unknown): DiskTrouble | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  return CODES.find(([, codes]) => codes.test(code))?.[0] ?? null;
}
