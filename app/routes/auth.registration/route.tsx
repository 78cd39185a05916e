import { useLoaderData } from "@remix-run/react";
import { ApiError } from "~/api/errors";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import { publicAction, redirectTo, refuse } from "~/web/action.server";
import { callFor } from "~/web/caller.server";
import { identityFor } from "~/web/identity.server";
import { publicLoader } from "~/web/loader.server";
import { registrationUrls } from "~/web/urls";
import { checkedPart, FIELDS, onThisForm, registrationFaults, signUpBodyOf } from "./form";
import { Registration, Sent } from "./view";
import { useRootData } from "~/web/root-data";

export { retryHeaders as headers } from "~/web/page-headers.server";

interface PageData {
  sent: boolean;
  /** Code and name of each country, Italy first. */
  nations: [string, string][];
}

export const handle: PageHandle<PageData> = {
  title: ({ sent }) => (sent ? "auth:sent.title" : "auth:registration.title"),
};

export const loader = publicLoader(async ({ visitor, request }): Promise<PageData> => {
  if (new URL(request.url).searchParams.has("sent")) return { sent: true, nations: [] };
  const nations = await visitor.call("config.nations", {});
  return { sent: false, nations: nations.map(({ id, label }) => [id, label]) };
});

export const action = publicAction({
  fields: FIELDS,
  perform: async ({ values, visitor, request }) => {
    const { refused } = await visitor.call("user.checkSignUp", { body: checkedPart(values) });
    const faults = registrationFaults(values, refused);
    if (faults.length > 0) throw refuse(faults);
    const body = signUpBodyOf(values);
    const account = await identityFor(request).signUp(body.email, values.one("password"));
    try {
      await callFor(request, account.token)("user.signUp", { body });
    } catch (error) {
      await account.cancel().catch(() => undefined);
      const isInput = error instanceof ApiError && error.status === 422 && error.errors.length > 0;
      throw isInput ? refuse(error.errors.map(onThisForm)) : error;
    }
    return redirectTo(visitor.session, registrationUrls.sent());
  },
});

export default function RegistrationPage() {
  const { sent, nations } = useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  const failure = useFailure();
  if (sent) return <Sent />;
  return <Registration nations={nations} documents={site?.links} failure={failure} />;
}
