import { ApiError } from "~/api/errors";
import { publicAction, redirectTo } from "~/web/action.server";
import { failingAs } from "~/web/failed-calls";
import { linkToken } from "~/web/link-token";
import { refusedAt } from "~/web/schema-form";
import { site } from "~/web/site.server";
import { urls } from "~/web/urls";
import { askBeyond } from "~/web/viewer.server";
import { publishedDocuments } from "../registration/closed";
import { ACCEPT_PLACES, acceptForm } from "./form";

/** Accepts an invitation. Opening its link changes nothing (D8). */
export const action = publicAction({
  schema: acceptForm,
  perform: async ({ value, visitor, params }) => {
    if (publishedDocuments(site().links) === null) throw new ApiError(403, "internal/permission_denied");
    const { password, terms, privacy, otherPrivacy } = value;
    const nonce = linkToken(params);
    // Only to learn whether the server takes the consents: what is wrong with the link, the next call says.
    const pending = visitor.call("user.pendingInvitation", { body: { token: nonce } });
    await askBeyond(visitor, pending).catch(() => undefined);
    const body = { password, nonce, legalTerms: { terms, privacy, otherPrivacy } };
    // The call that replaces a password creates the first one here, as the confirmation of an address does.
    await refusedAt(acceptForm, ACCEPT_PLACES, visitor.call("user.resetPassword", { body })).catch(
      failingAs("identity.confirmEmail"),
    );
    const notice = { kind: "success", key: "auth:create.done" } as const;
    return redirectTo(visitor.session, urls.login(), { notice });
  },
});
