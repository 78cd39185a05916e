/**
 * Whether the pressed element leads away: a file that is downloaded and a mail that is written leave the page as it is.
 */
export function leavesThePage(pressed: Element | null): boolean {
  const link = pressed?.closest("a");
  return !link || (link.protocol.startsWith("http") && !link.matches("[download], [data-download]"));
}
