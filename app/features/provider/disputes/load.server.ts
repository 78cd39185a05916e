import { redirect } from "@remix-run/node";
import { formatDateTime } from "~/texts/format";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";
import { pageIn } from "~/web/urls";
import { pagesOf } from "../desk-words";

export const loader = privateLoader({ right: "provide" }, async ({ viewer, request }) => {
  const page = pageIn(request);
  const query = { pageId: String(page) };
  const { disputes, count } = await ifOffered(viewer.call("provider.disputes", { query }));
  const pages = pagesOf(count);
  if (page > pages) throw redirect(providerUrls.disputes(pages));
  return {
    ...{ page, pages, count },
    disputes: disputes.map(({ id, email, country, identifier, company, sentAt }) => ({
      ...{ id, email, country, identifier, company },
      sentOn: formatDateTime(sentAt),
    })),
  };
});
