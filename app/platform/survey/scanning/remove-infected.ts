import { removeDropped } from "../../storage/storage";
import type { PlatformParts, Trx } from "../../scope";
import { findCompany } from "../../store/companies";
import { deleteFile, storedFile, uploaderOf, type WaitingFile } from "../../store/scanning/files-in-control";
import { queueMailAbout } from "../../store/mails";
import { write } from "../../store/write";
import { storeChanges } from "../store-changes";
import { SurveyReader } from "../survey-reader";
import { placeWords } from "./place-words";

/**
 * Removes a file with malware: its bytes, its row, and its name from the answer of the draft, which is a change of that
 * answer like any other. The person who handed it in gets a mail. A certificate without its file is none: it goes too.
 * So also where another server's scan has found it clean: its scanner may know less.
 */
export async function removeInfected(
  { db, settings, now }: PlatformParts,
  scanned: WaitingFile,
): Promise<void> {
  const at = now().toISOString();
  const isRemoved = await write(db, scanned.company_id, async (trx) => {
    // It may have entered an answer since the scan began.
    const file = await storedFile(trx, scanned.id);
    if (file === undefined) return false;
    const place = await leaveAnswer(trx, file, at);
    await deleteFile(trx, file.id);
    await tellUploader(trx, file, place, at);
    return true;
  });
  if (isRemoved) await removeDropped(settings, [scanned.id]);
}

/** Takes the file from the answer that names it. Returns the words for its place. */
async function leaveAnswer(trx: Trx, file: WaitingFile, at: string): Promise<string> {
  const survey = await new SurveyReader(trx, file.company_id).draft(file.year);
  const question = survey.questionnaire.questions.find(({ guid }) => guid === file.question_id);
  const answer = survey.answers[file.question_id];
  if (question && answer?.attachments.includes(file.id)) {
    const attachments = answer.attachments.filter((id) => id !== file.id);
    const change = { question, answer: { ...answer, attachments }, edition: answer.edition };
    await storeChanges(trx, survey, [change], { by: file.uploaded_by, at });
  }
  return placeWords(survey, file.question_id);
}

async function tellUploader(trx: Trx, file: WaitingFile, place: string, at: string): Promise<void> {
  const uploader = await uploaderOf(trx, file);
  if (!uploader) return;
  const { business_name: businessName } = await findCompany(trx, file.company_id);
  const about = { businessName, link: "/dashboard" };
  const params = { file: file.name, place };
  await queueMailAbout(trx, uploader, "file-infected", { about, params }, at);
}
