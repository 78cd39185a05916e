import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useFailure } from "~/ui/form/use-failure";
import { LightSwitch } from "~/ui/layout/light-switch";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { publicAction } from "~/web/action.server";
import { isLight, lightCookie } from "~/web/light.server";
import { publicLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

export const handle: PageHandle = { title: "common:light_title" };

export const loader = publicLoader(async ({ request }) => {
  // The page shows only when a post was refused, so that it can be sent again; nobody comes here by a link.
  if (!request.headers.has("Content-Type")) throw redirect(urls.home());
  return { light: await isLight(request) };
});

/** The switch in the footer: pages with or without script; back to the page it was used on. */
export const action = publicAction({
  fields: { light: { max: 1 } },
  perform: async ({ values, request }) =>
    redirect(pageBefore(request), {
      status: 303,
      headers: { "Set-Cookie": await lightCookie(values.one("light") === "1") },
    }),
});

/** The path of our own page the switch was used on; the home page when the browser does not say. */
function pageBefore(request: Request): string {
  try {
    const { pathname } = new URL(request.headers.get("Referer") ?? "");
    return /^\/(auth|dashboard)(\/[\w:.-]+)*$/.test(pathname) ? pathname : urls.home();
  } catch {
    return urls.home();
  }
}

export default function LightVersion() {
  const t = useT();
  const { light } = useLoaderData<typeof loader>();
  return (
    <>
      <ErrorSummary failure={useFailure()} labels={{}} />
      <PageHeading title={t("common:light_title")} lead={t("common:light_text")} />
      <LightSwitch action={urls.lightVersion()} light={light} />
    </>
  );
}
