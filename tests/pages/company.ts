import { companyUrls } from "~/web/company-urls";

/** A document that Azienda Demo keeps about itself. */
export const DEMO_DOCUMENT = "00000000-0000-4000-8000-0000000000b2";

/** What a company keeps beside the fields of its registry, as a person who may write opens it. */
export const COMPANY_PAGES = [
  companyUrls.logo(),
  companyUrls.removeLogo(),
  companyUrls.documents(),
  companyUrls.removeDocument(DEMO_DOCUMENT),
  companyUrls.group(),
];
