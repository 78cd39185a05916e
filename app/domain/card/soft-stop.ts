import { CLASSES } from "../question/question";

/** A class with open questions, and the minutes they take. */
interface OpenClass {
  id: string;
  open: number;
  minutes: number;
}

interface SoftStop extends OpenClass {
  /** Whether completing the class is what the page puts first; issuing stays possible either way. */
  comesFirst: boolean;
}

/**
 * The class to complete before a card is issued. A card without a whole class says little, so the first class comes
 * first. A later class that was begun is only named: it may take hours. `isBegun`: whether a class has an answer.
 */
export function softStop(
  open: OpenClass | null | undefined,
  isBegun: (level: string) => boolean,
): SoftStop | null {
  if (!open || open.open === 0) return null;
  const comesFirst = open.id === CLASSES[0];
  return comesFirst || isBegun(open.id) ? { ...open, comesFirst } : null;
}
