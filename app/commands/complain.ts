/** Names the files that a command did not find as they must be, and lets it end with 1; says nothing where there are none. */
export function complain(ids: readonly string[], words: (count: number) => string): void {
  if (ids.length === 0) return;
  process.exitCode = 1;
  console.error(`${words(ids.length)} (il primo: ${ids[0]}).`);
}
