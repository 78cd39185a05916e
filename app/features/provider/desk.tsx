import { Outlet, useLocation } from "@remix-run/react";
import { TabLinks } from "~/ui/layout/tab-links";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";

const PLACES = [
  { key: "provider:tab.companies", to: providerUrls.companies() },
  { key: "provider:tab.verifications", to: providerUrls.verifications() },
  { key: "provider:tab.disputes", to: providerUrls.disputes() },
  { key: "provider:tab.mails", to: providerUrls.mails() },
  { key: "provider:tab.notices", to: providerUrls.notices() },
  { key: "provider:tab.service", to: providerUrls.service() },
] as const;

/** The places of the desk above each of its pages. A company is found under the first. */
export function Desk() {
  const t = useT();
  const { pathname } = useLocation();
  const [first, ...others] = PLACES;
  const current = others.find(({ to }) => pathname.startsWith(to)) ?? first;
  return (
    <>
      <TabLinks
        label={t("provider:tabs")}
        tabs={PLACES.map(({ key, to }) => ({ label: t(key), href: to, isCurrent: to === current.to }))}
      />
      <Outlet />
    </>
  );
}
