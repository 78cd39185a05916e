import type { SurveyReader } from "../survey/survey-reader";

/** What a document says of the version that it is made of, and where everyone sees whether that still holds. */
export async function issuedHead(reader: SurveyReader, id: string, publicUrl: string) {
  const head = (await reader.issued()).find((one) => one.id === id);
  if (!head) throw new Error("An issued survey has a version");
  return { ...head, publicAddress: `${publicUrl}/card/${encodeURIComponent(id)}` };
}
