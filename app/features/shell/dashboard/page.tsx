import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { PageHeading } from "~/ui/layout/page-heading";
import { RootError } from "~/ui/layout/root-error";
import { ThrownError } from "~/ui/layout/thrown-error";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { type Administrators, AskAdministrators } from "./ask";
import { Frame } from "./frame";
import type { loader } from "./load.server";

export function Dashboard() {
  return (
    <Frame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  );
}

/** A user without a readable profile has one thing to do, on every page (D6). */
function NoProfile({ administrators }: { administrators: Administrators }) {
  const t = useT();
  return (
    <>
      <PageHeading title={t("shell:no_profile.title")} lead={t("shell:no_profile.text")} />
      <p>
        {t("profiles:no_profile")} <AskAdministrators administrators={administrators} />.
      </p>
    </>
  );
}

/** An error on a page of the dashboard is shown inside the shell, as long as the shell itself could be loaded. */
export function ErrorBoundary() {
  const data = useRouteLoaderData<typeof loader>("routes/dashboard");
  const ways = { homeHref: urls.home(), signInAction: urls.login(), recoveryHref: urls.recovery() };
  if (!data) return <RootError {...ways} />;
  return (
    <Frame {...data}>
      {data.mayRead || data.desks.length > 0 ? (
        <ThrownError {...ways} />
      ) : (
        <NoProfile administrators={data.administrators} />
      )}
    </Frame>
  );
}
