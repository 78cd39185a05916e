/** Names the content of the server that answers: answers of rows marked `fixed` stay the same as long as the name does. */
export const CONTENT_HEADER = "X-Content-Id" as const;

/** Sectors with their activities are about a hundred; a server of several processes has a name for each. */
const MOST = 500;

const answers = new Map<string, unknown>();

export const keptAnswer = (key: string): unknown => answers.get(key);

/** Many pages get the same object, which therefore cannot be changed. */
export function keepAnswer(key: string, answer: unknown): void {
  answers.set(key, frozen(answer));
  const [oldest] = answers.keys();
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
}

function frozen<Value>(value: Value): Value {
  if (value === null || typeof value !== "object") return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
