import { Outlet } from "@remix-run/react";
import { LightSwitch } from "~/ui/layout/light-switch";
import { PublicPage } from "~/ui/layout/public-page";
import { footerHelp } from "~/web/legal-urls";
import { urls } from "~/web/urls";
import { useNotice, useRootData } from "~/web/root-data";

/** The frame of the public area. */
export function PublicArea() {
  const root = useRootData();
  const notice = useNotice();
  if (!root) return <Outlet />;
  const { site, light } = root;
  return (
    <PublicPage
      homeHref={urls.login()}
      notice={notice}
      footer={{
        providerName: site.provider,
        initiativeName: site.initiative,
        supportEmail: site.support,
        links: site.links,
        help: footerHelp(),
        lightSwitch: <LightSwitch action={urls.lightVersion()} light={light} />,
      }}
    >
      <Outlet />
    </PublicPage>
  );
}
