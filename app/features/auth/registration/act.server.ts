import { ApiError } from "~/api/errors";
import { mayBeCarriedOut } from "~/api/no-answer";
import { publicAction, redirectTo, refuse } from "~/web/action.server";
import { callFor } from "~/web/caller.server";
import { identityFor } from "~/web/identity.server";
import { site } from "~/web/site.server";
import { askBeyond } from "~/web/viewer.server";
import { placed } from "~/web/schema-form";
import { namesNoField } from "~/web/unnamed-refusal";
import { registrationUrls } from "~/web/registration-urls";
import { publishedDocuments } from "./closed";
import { registration, SIGN_UP_PLACES, signUpBodyOf } from "./form";

export const action = publicAction({
  schema: registration,
  // Needs no stored data, so its issues are reported together with those of the form.
  judge: async ({ visitor, typed }) => {
    const checked = await askBeyond(
      visitor,
      visitor.call("user.checkSignUp", {
        body: {
          country: typed("country"),
          identifier: typed("identifier"),
          identifierConfirmed: typed("identifierConfirmed") !== "",
        },
      }),
    );
    return checked?.refused ?? [];
  },
  perform: async ({ value, visitor, request }) => {
    if (publishedDocuments(site().links) === null) throw new ApiError(403, "internal/permission_denied");
    const body = signUpBodyOf(value);
    const account = await identityFor(request).signUp(body.email);
    try {
      if (account !== null) await callFor(request, account.token, visitor.known)("user.signUp", { body });
    } catch (error) {
      // Where the sign-up may have been carried out, its company needs the account.
      if (!mayBeCarriedOut(error)) await account?.cancel().catch(() => undefined);
      const isInput = error instanceof ApiError && error.status === 422 && error.errors.length > 0;
      if (isInput) throw refuse(placed(error.errors, registration, SIGN_UP_PLACES));
      // The form's own rules have found nothing: what only the server can judge is whether another company has it.
      throw namesNoField(error) ? refuse([{ path: "identifier", code: "identifier_refused" }]) : error;
    }
    await account?.mailLink();
    visitor.session.set("mailedTo", body.email);
    return redirectTo(visitor.session, registrationUrls.sent());
  },
});
