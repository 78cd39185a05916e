import { redirect } from "@remix-run/node";
import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";
import { pageIn } from "~/web/urls";
import { pagesOf, termWords, verifierWords } from "../desk-words";

export const loader = privateLoader({ right: "provide" }, async ({ viewer, request }) => {
  const page = pageIn(request);
  const query = { pageId: String(page) };
  const { verifications, count } = await ifOffered(viewer.call("provider.verifications", { query }));
  const pages = pagesOf(count);
  if (page > pages) throw redirect(providerUrls.verifications(pages));
  return {
    ...{ page, pages, count },
    rows: verifications.map((one) => ({
      id: one.id,
      company: one.companyName,
      what: t("provider:verification.what", { year: one.year, level: one.level }),
      phase: t(`verification:phase.${one.phase}`),
      opened: formatDate(one.openedAt),
      term: termWords(t, one),
      isUnassigned: one.verifier === null,
      verifier: verifierWords(t, one),
    })),
  };
});
