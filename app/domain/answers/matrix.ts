import type { MatrixQuestion } from "../question/question";
import { gridRules } from "./grid-rules";

/** The same inputs for every row. */
export const matrix = gridRules<MatrixQuestion>();
