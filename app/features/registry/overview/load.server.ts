import { lastClosedYear } from "~/domain/periods";
import { t } from "~/texts/i18n.server";
import { shownLogo } from "~/web/logo.server";
import { type AskingAhead, privateLoader } from "~/web/loader.server";
import { loadChoices } from "../choices.server";
import { SECTIONS } from "../form";
import { presentRequest } from "../identity-request/present";
import { platformLines, presentSections } from "./present";

const ahead = ({ askAhead }: AskingAhead): void => askAhead("registry.company", {});

export const loader = privateLoader({ ahead }, async ({ viewer }) => {
  const company = await viewer.call("registry.company", {});
  const choices = await loadChoices(SECTIONS, viewer.call, company);
  const year = viewer.user.currentFiscalYear;
  return {
    sections: presentSections(t, company, choices),
    request: presentRequest(t, company, choices),
    platform: platformLines(t, company),
    asksToCheckPeople: company.workforceAssumed ?? false,
    beside: {
      name: company.businessName,
      logo: shownLogo(company.logoUrl),
      hasLogo: company.logoUrl !== null,
      documents: company.attachments?.length ?? null,
      group: company.controlChain ?? null,
    },
    canWrite: viewer.can("write"),
    fiscalYear: {
      year,
      isNextClosed: year + 1 <= lastClosedYear(new Date()),
      isAdmin: viewer.can("administer"),
      isOffered: viewer.takesExtensions,
    },
  };
});
