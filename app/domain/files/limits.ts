const MB = 1024 * 1024;
const GB = 1024 * MB;

/** The most bytes of a file (D11). */
export const FILE_LIMIT = 10 * MB;

/** The most bytes of all files of a company's year (D11). */
export const TOTAL_LIMIT = 100 * MB;

/** The most files of one answer. */
export const MOST_FILES = 20;

/** "10 MB", "1,2 MB", "34 KB", "7,5 GB": as file managers count them, in steps of 1024. */
export function sizeWords(bytes: number): string {
  if (bytes < MB) return `${Math.ceil(bytes / 1024)} KB`;
  return bytes < GB ? `${decimal(bytes / MB)} MB` : `${decimal(bytes / GB)} GB`;
}

const decimal = (value: number): string => value.toFixed(1).replace(/\.0$/, "").replace(".", ",");
