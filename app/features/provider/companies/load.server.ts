import { json, redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { ifOffered, wordIssue } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";
import type { Viewer } from "~/web/viewer.server";
import { cardWords, enabledWords, pagesOf, waitingWords } from "../desk-words";
import { companiesQuery, companyAddress, type CompanyAddress, isFiltered, ofPage } from "./list-address";

export const loader = privateLoader({ right: "provide" }, async ({ viewer, request }) => {
  const address = companyAddress(request);
  const { companies, count, waiting, refused } = await found(viewer, address);
  const pages = pagesOf(count);
  if (count > 0 && companies.length === 0) throw redirect(providerUrls.companies(ofPage(address, pages)));
  const page = {
    address,
    count,
    pages,
    isFiltered: isFiltered(address),
    waiting,
    refused,
    rows: companies.map((company) => ({
      id: company.id,
      name: company.businessName,
      identifier: company.identifier ?? t("provider:no_identifier"),
      country: company.country,
      enabled: enabledWords(t, company.isEnabled),
      card: cardWords(t, company.card),
      waiting: waitingWords(t, company),
      since: formatDate(company.createdAt),
    })),
  };
  return json(page, { status: refused ? 422 : 200 });
});

const NOTHING = {
  companies: [],
  count: 0,
  waiting: { identity: 0, disputes: 0, unassigned: 0, failedMails: 0 },
};

/** A search that the API cannot read finds no companies, and the page says why. */
async function found({ call }: Viewer, address: CompanyAddress) {
  try {
    const query = companiesQuery(address);
    return { ...(await ifOffered(call("provider.companies", { query }))), refused: undefined };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const issues = error.errors.map((issue) => wordIssue({ ...issue, path: "cerca" }));
    return { ...NOTHING, refused: { issues, values: { cerca: [address.cerca] } } };
  }
}
