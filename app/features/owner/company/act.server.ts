import { formatDate } from "~/texts/format";
import { privateAction, redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { ownerUrls } from "~/web/owner-urls";
import { refusedAt } from "~/web/schema-form";
import { companyForm } from "./form";

/** Asks for the deletion of the company, or takes that back. */
export const action = privateAction({
  right: "administer",
  schema: companyForm,
  perform: async ({ viewer, value: { businessName, password, keep } }) => {
    if (keep !== "") {
      await ifOffered(viewer.call("user.withdrawCompanyDeletion", {}));
      const notice = { kind: "success", key: "owner:company.withdrawn" } as const;
      return redirectTo(viewer.session, ownerUrls.company(), { notice });
    }
    const asked = ifOffered(viewer.call("user.askCompanyDeletion", { body: { businessName, password } }));
    const { dueAt } = await refusedAt(companyForm, {}, asked);
    const notice = { kind: "info", key: "owner:company.asked", params: { due: formatDate(dueAt) } } as const;
    return redirectTo(viewer.session, ownerUrls.company(), { notice });
  },
});
