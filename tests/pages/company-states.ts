import { companyUrls } from "~/web/company-urls";
import { urls } from "~/web/urls";
import { COMPANY_PAGES, DEMO_DOCUMENT } from "./company";
import type { PageState, Visitor } from "./states";

const FILLED: Visitor = { email: "admin@azienda-demo.example", says: "filled" };
const EMPTY: Visitor = { email: "admin@azienda-nuova.example", says: "empty" };
const READER: Visitor = { email: "lettura@azienda-demo.example", says: "reader" };
const ENABLED: Visitor = { email: "admin@azienda-abilitata.example", says: "enabled" };

const opened = (visitor: Visitor, paths: string[], status = 200): PageState[] =>
  paths.map((path) => ({ visitor, path, status }));

const refused = (visitor: Visitor, path: string, wrong: Record<string, string>): PageState => ({
  visitor,
  path,
  wrong,
  status: 422,
});

/** The logo, the documents and the group of a company. */
export const COMPANY_STATES: PageState[] = [
  ...opened(FILLED, COMPANY_PAGES),
  ...opened(EMPTY, [companyUrls.logo(), companyUrls.documents(), companyUrls.group()]),
  ...opened(ENABLED, [companyUrls.group()]),
  ...opened(READER, [companyUrls.logo(), companyUrls.documents(), companyUrls.group()]),
  ...opened(READER, [companyUrls.removeLogo(), companyUrls.removeDocument(DEMO_DOCUMENT)], 403),
  ...opened(EMPTY, [companyUrls.removeLogo(), companyUrls.removeDocument(DEMO_DOCUMENT)], 404),
  ...opened(FILLED, [companyUrls.removeDocument("nulla")], 404),
  refused(FILLED, companyUrls.logo(), {}),
  refused(FILLED, companyUrls.documents(), {}),
  refused(FILLED, urls.registrySection("identity"), { nationalIdType: "", nationalId: "BS-1" }),
];
