const MB = 1024 * 1024;

/** Bytes a file may have (D11). */
export const FILE_LIMIT = 10 * MB;

/** Bytes the files of a company's year may have together (D11). */
export const TOTAL_LIMIT = 100 * MB;

/** Files that may go with one answer. */
export const MOST_FILES = 20;

/** "10 MB", "1,2 MB", "34 KB": as file managers count them, in steps of 1024. */
export function sizeWords(bytes: number): string {
  if (bytes < MB) return `${Math.ceil(bytes / 1024)} KB`;
  return `${(bytes / MB).toFixed(1).replace(/\.0$/, "").replace(".", ",")} MB`;
}
