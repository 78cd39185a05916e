import { trimTail } from "../trim-tail";

/** The most bytes of a file name on the disks of those who download it. */
const LONGEST = 255;

/** The name of a file that came without one. */
const NAMELESS = "allegato";

/**
 * Invisible characters, and characters that reverse the direction of the following text: "gpj.exe" must not read
 * "exe.jpg".
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd\ufffe\uffff]/gu;

/**
 * The name of a file for display and download: as its owner wrote it, in any script (D11), without the path that some
 * browsers send before it and without invisible characters. At most 255 bytes; the ending stays.
 */
export function fileName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? "";
  const visible = last.replace(/\s/gu, " ").replace(UNSEEN, "").replace(/ +/g, " ").normalize().trim();
  const undotted = trimTail(visible.replace(/^[. ]+/, ""), ". ");
  const isEndingOnly = visible.startsWith(".") && !undotted.includes(".");
  const name = isEndingOnly ? [NAMELESS, undotted].filter(Boolean).join(".") : undotted;
  return shortened(name || NAMELESS);
}

function shortened(name: string): string {
  const [, stem = name, ending = ""] = /^(.+)(\.[^.]{1,10})$/su.exec(name) ?? [];
  let left = LONGEST - bytesOf(ending);
  let kept = "";
  for (const character of stem) {
    left -= bytesOf(character);
    if (left < 0) break;
    kept += character;
  }
  return kept.trimEnd() + ending;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;
