import { DEMO_DOCUMENT } from "../pages/company";
import type { Browser } from "../pages/client";
import { signedIn } from "../pages/sign-in";
import { png } from "../platform/registry/logo/pictures";
import { pdf } from "../platform/files/samples";
import type { TestServer } from "../server";
import { companyUrls } from "~/web/company-urls";
import type { KnownForm } from "./forms";

const GRANT = "Permetti di copiare Abilitata Servizi S.r.l.";

/** The names of the forms of logo, documents and group. */
export const COMPANY_FORM_NAMES = [
  ...["sent", "removed"].map((name) => `logo, ${name}`),
  ...["added", "removed"].map((name) => `company document, ${name}`),
  "grant to a company of the group",
];

/** These forms; the logo is removed after another one was sent. */
export function companyForms(server: TestServer, writer: Browser): KnownForm[] {
  const at = (browser: Browser, url: string, button: string) =>
    browser.get(url).then((page) => ({ browser, form: page.form({ button }) }));
  return [
    {
      name: "logo, sent",
      open: () => at(writer, companyUrls.logo(), "Sostituisci il logo"),
      filling: { logo: { fileName: "marchio.png", content: png(60, 30) } },
    },
    { name: "logo, removed", open: () => at(writer, companyUrls.removeLogo(), "Togli il logo"), filling: {} },
    {
      name: "company document, added",
      open: () => at(writer, companyUrls.documents(), "Aggiungi il documento"),
      filling: { files: { fileName: "statuto.pdf", content: pdf("Statuto di prova") } },
    },
    {
      name: "company document, removed",
      open: () => at(writer, companyUrls.removeDocument(DEMO_DOCUMENT), "Togli il documento"),
      filling: {},
    },
    {
      name: "grant to a company of the group",
      open: async () =>
        at(await signedIn(server, "admin@azienda-abilitata.example"), companyUrls.group(), GRANT),
      filling: {},
      button: GRANT,
    },
  ];
}
