import type { Elements } from "../question/answer";
import type { Choice } from "../question/question";

export function shareOf(choices: readonly Choice[], id: string | undefined): number {
  return choices.find((choice) => choice.id === id)?.share ?? 0;
}

/** The choice that earns most; the first one among equals. */
export function bestChoice(choices: readonly Choice[]): Choice | undefined {
  return [...choices].sort((a, b) => (b.share ?? 0) - (a.share ?? 0))[0];
}

/** The text that a chosen choice requires, filled in. */
export function requiredText(choice: Choice): Elements {
  return choice.opens?.required ? { [`${choice.id}_text`]: "-" } : {};
}
