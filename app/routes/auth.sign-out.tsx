import { redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { publicAction, redirectTo } from "~/web/action.server";
import { identityFor } from "~/web/identity.server";
import { publicLoader } from "~/web/loader.server";
import { endedSession } from "~/web/session.server";
import { urls } from "~/web/urls";

export const handle: PageHandle = { title: "auth:sign_out.title" };

export const loader = publicLoader(({ request }) => {
  // The page shows only when a post was refused, so that it can be sent again; nobody comes here by a link.
  if (!request.headers.has("Content-Type")) throw redirect(urls.login());
  return null;
});

export const action = publicAction({
  fields: {},
  perform: async ({ visitor, request }) => {
    const token = visitor.session.get("token");
    if (token) await identityFor(request).signOut(token).catch(unlessEnded);
    return redirectTo(await endedSession({ kind: "success", key: "auth:signed_out.done" }), urls.login());
  },
});

/** A session that had ended already is what was wanted; one that could not be ended is told. */
const unlessEnded = (error: unknown) => {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
};

export default function SignOut() {
  const t = useT();
  return (
    <>
      <ErrorSummary failure={useFailure()} labels={{}} />
      <PageHeading title={t("auth:sign_out.title")} lead={t("auth:sign_out.text")} />
      <PostForm action={urls.signOut()}>
        <Buttons>
          <SubmitButton>{t("auth:sign_out.submit")}</SubmitButton>
        </Buttons>
      </PostForm>
    </>
  );
}
