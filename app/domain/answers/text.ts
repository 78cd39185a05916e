import type { TextQuestion } from "../question/question";
import { gridRules } from "./grid-rules";

/** One or more inputs side by side: numbers, texts, lists, computed sums. */
export const text = gridRules<TextQuestion>();
