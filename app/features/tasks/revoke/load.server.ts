import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({ right: "write" }, async ({ viewer, params }) => {
  const call = viewer.call("survey.questionLink", { params: { id: params["id"] ?? "" } });
  const { prompt, name, email, note, askedBy, askedAt, expiresAt, showsAnswer, isOpen } =
    await ifOffered(call);
  return {
    ...{ name, email, isOpen },
    prompt: prompt ?? t("tasks:no_longer_asked"),
    note: note === "" ? t("tasks:no_note") : note,
    asked: [askedBy ?? t("common:erased_person"), formatDate(askedAt)].join(", "),
    until: formatDate(expiresAt),
    shows: t(showsAnswer ? "tasks:revoke.shows" : "tasks:revoke.shows_not"),
  };
});
