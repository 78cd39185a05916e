/** A command ends with a sentence, and without a stack. */
export function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
