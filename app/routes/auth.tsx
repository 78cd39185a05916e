import { Outlet } from "@remix-run/react";
import { LightSwitch } from "~/ui/layout/light-switch";
import { PublicPage } from "~/ui/layout/public-page";
import type { PageHandle } from "~/ui/layout/page-handle";
import { publicLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";
import { urls } from "~/web/urls";
import { useNotice, useRootData } from "~/web/root-data";

export const handle: PageHandle = {};

export const loader = publicLoader(() => null);
export const action = notServed;

/** The frame of the public area. */
export default function PublicArea() {
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
        lightSwitch: <LightSwitch action={urls.lightVersion()} light={light} />,
      }}
    >
      <Outlet />
    </PublicPage>
  );
}
