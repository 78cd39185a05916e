/** The points of a sheet that each question answers, by guid; a question that is on no sheet is not in it. */
type PointsByQuestion = ReadonlyMap<string, readonly string[]>;

/** What the questions of a questionnaire serve: the bank's document, and the voluntary standard up to each cap. */
export interface ServedSheets {
  bank: PointsByQuestion;
  /** The Basic Module. */
  basic: PointsByQuestion;
  /** Both modules. */
  complete: PointsByQuestion;
}

const NOTHING: PointsByQuestion = new Map();

/** Of a questionnaire without sheets. */
export const SERVES_NOTHING: ServedSheets = { bank: NOTHING, basic: NOTHING, complete: NOTHING };

interface AskingPoint {
  point: string;
  questions: readonly { guid: string }[];
}

/** In the order of the sheet, each point once. */
export function pointsByQuestion(points: readonly AskingPoint[]): PointsByQuestion {
  const found = new Map<string, string[]>();
  for (const { point, questions } of points) {
    for (const { guid } of questions) {
      const named = found.get(guid) ?? [];
      if (!named.includes(point)) found.set(guid, [...named, point]);
    }
  }
  return found;
}
