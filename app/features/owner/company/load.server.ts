import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({ right: "administer" }, async ({ viewer }) => {
  const { deletion, refusals } = await ifOffered(viewer.call("user.companyDeletion", {}));
  return {
    company: viewer.user.companyName,
    why: refusals.map((code) => ({ code, words: t(`errors:${code}`) })),
    deletion: deletion && {
      asked: formatDate(deletion.askedAt),
      due: formatDate(deletion.dueAt),
      by: deletion.askedBy ?? t("common:erased_person"),
    },
  };
});
