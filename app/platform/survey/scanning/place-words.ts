import { t } from "~/texts/i18n.server";
import { OF_NO_QUESTION } from "../../store/attachments";
import { ATTESTATIONS } from "../../store/attestations";
import { COMPANY_FILES } from "../../store/registry/registry-facts";
import type { Survey } from "../survey";

/** What a file was handed in for, in the words of a mail. A question may have been withdrawn since. */
export function placeWords({ questionnaire }: Survey, handedInFor: string): string {
  const question = questionnaire.questions.find(({ guid }) => guid === handedInFor);
  if (question) return t("files:handed_in.question", { prompt: question.prompt });
  if (handedInFor === ATTESTATIONS) return t("files:handed_in.attestation");
  if (handedInFor === COMPANY_FILES) return t("files:handed_in.company");
  return t(handedInFor === OF_NO_QUESTION ? "files:handed_in.nothing_yet" : "files:handed_in.withdrawn");
}
