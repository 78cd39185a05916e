import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { Questionnaire } from "~/domain/question/question";

/** RFC 8785 canonical JSON of any value, and its SHA-256. */
export function sealed(value: unknown): { text: string; sha256: string } {
  const text = canonicalize(value);
  if (text === undefined) throw new Error("Nothing to seal");
  return { text, sha256: createHash("sha256").update(text).digest("hex") };
}

const configurations = new WeakMap<Questionnaire, ReturnType<typeof sealed>>();

/** The version of the configuration is the hash of the questions themselves. */
export function configurationOf(questionnaire: Questionnaire): ReturnType<typeof sealed> {
  const cached = configurations.get(questionnaire) ?? sealed(questionnaire);
  configurations.set(questionnaire, cached);
  return cached;
}
