import type { Finding } from "~/domain/files/kinds";

/** Above every camera and scanner; a picture of more would take gigabytes of memory of its viewer. */
const MOST_PIXELS = 200_000_000;

export function pictureSize(width: number, height: number): Finding {
  if (width < 1 || height < 1) return "file_without_content";
  return width * height > MOST_PIXELS ? "file_too_complex" : null;
}
