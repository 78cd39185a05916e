import { ApiError } from "~/api/errors";
import { COMMENT_LENGTH } from "~/domain/card/judgements";
import { toLatin1 } from "~/domain/plain-text";

/** The text of a person in the characters of §5; transliteration may lengthen a text that was just short enough. */
export function plainWords(typed: string, field: string): string {
  const text = toLatin1(typed).text.trim();
  if (text.length <= COMMENT_LENGTH) return text;
  const issue = { path: field, code: "too_long", params: { max: String(COMMENT_LENGTH) } };
  throw new ApiError(422, "internal/invalid_input", [issue]);
}
