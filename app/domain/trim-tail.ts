/** A text without these characters at its end; an expression with `+$` takes quadratic time over long runs of them. */
export function trimTail(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
