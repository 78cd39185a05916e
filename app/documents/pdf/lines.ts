/** A text in lines of at most `width`. A word longer than a line is divided between its letters; nothing is left out. */
export function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const space = measure(" ");
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    let used = 0;
    for (const word of paragraph.split(/ +/).filter((part) => part !== "")) {
      for (const part of measure(word) <= width ? [word] : divided(word, width, measure)) {
        const wide = measure(part);
        if (line !== "" && used + space + wide > width) {
          lines.push(line);
          line = "";
        }
        used = line === "" ? wide : used + space + wide;
        line = line === "" ? part : `${line} ${part}`;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** Letter by letter: the widths of letters are an upper limit of the width of their word but for rare pairs. */
function divided(word: string, width: number, measure: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = "";
  let used = 0;
  for (const letter of word) {
    const wide = measure(letter);
    if (part !== "" && used + wide > width) {
      parts.push(part);
      part = "";
      used = 0;
    }
    part += letter;
    used += wide;
  }
  return part === "" ? parts : [...parts, part];
}
