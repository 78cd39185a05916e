import { useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { PostForm } from "~/ui/form/post-form";
import { SubmitButton } from "~/ui/form/button";
import { LightSwitch } from "~/ui/layout/light-switch";
import type { PageHandle } from "~/ui/layout/page-handle";
import { Shell } from "~/ui/layout/shell";
import type { ShellUser } from "~/ui/layout/user-menu";
import type { T } from "~/texts/resources";
import { useT } from "~/ui/texts";
import { supportMail } from "../support-mail";
import { profilesUrls } from "~/web/profiles-urls";
import { settingsUrls } from "~/web/settings-urls";
import { footerHelp } from "~/web/legal-urls";
import { urls } from "~/web/urls";
import { type Administrators, ReaderLine } from "./ask";
import { crumbsOf } from "./crumbs";
import { DeletionNotice } from "./deletion-notice";
import { deskEntries, type DeskRight, menuEntries, placeOf, type shownDeletion } from "./present";
import { offersOf } from "~/web/offered";
import { useNotice, useRootData } from "~/web/root-data";

interface FrameProps {
  user: ShellUser;
  /** Whom a user who may not write can ask; known for no other user. */
  administrators: Administrators;
  /** False when the user could open no page of the company. */
  mayRead: boolean;
  desks: readonly DeskRight[];
  /** The connected server has what is beyond the specification. */
  offersAll: boolean;
  deletion: ReturnType<typeof shownDeletion>;
  children: ReactNode;
}

/** The shell around every page of the dashboard, error pages included. */
export function Frame({ user, administrators, mayRead, desks, offersAll, deletion, children }: FrameProps) {
  const t = useT();
  const root = useRootData();
  const notice = useNotice();
  const offers = offersOf(offersAll);
  const { pathname } = useLocation();
  const matches = useMatches();
  const crumbs = crumbsOf(matches, t);
  // What a person may do there does not come from the rights in their own company.
  const isAtDesk = deskEntries(desks).some(({ to }) => pathname.startsWith(to));
  if (!root) return children;
  const { site, light } = root;
  const support = {
    to: site.support,
    person: user.name,
    email: user.email,
    company: user.company,
    page: pathname,
  };
  return (
    <Shell
      user={user}
      standing={
        user.mostAllowed === "read" && !isAtDesk ? <ReaderLine administrators={administrators} /> : null
      }
      profilesHref={profilesUrls.page()}
      homeHref={urls.home()}
      skip={skipIn(matches, t)}
      profileHref={settingsUrls.home()}
      supportHref={supportMail(t, support)}
      nav={[...(mayRead ? menuEntries(site.links) : []), ...deskEntries(desks)]
        .filter(({ to }) => offers(to))
        .map(({ key, to, external }) => ({
          label: t(key),
          to,
          ...(external ? { external } : { current: placeOf(to, pathname) }),
        }))}
      breadcrumb={crumbs}
      notice={notice}
      signOut={<SignOut />}
      footer={{
        providerName: site.provider,
        initiativeName: site.initiative,
        supportEmail: site.support,
        links: site.links,
        help: footerHelp(),
        lightSwitch: <LightSwitch action={urls.lightVersion()} light={light} />,
      }}
    >
      {deletion ? <DeletionNotice {...deletion} /> : null}
      {children}
      {offersAll ? null : <p className="hint print:hidden">{t("shell:not_offered")}</p>}
    </Shell>
  );
}

/** The second skip link of the page, if its data could be loaded. */
function skipIn(matches: ReturnType<typeof useMatches>, t: T) {
  const { handle, data } = matches.at(-1) ?? {};
  const skip = data ? (handle as PageHandle<unknown> | undefined)?.skip?.(data) : null;
  return skip ? { to: skip.to, words: t(skip.words) } : null;
}

function SignOut() {
  const t = useT();
  return (
    <PostForm action={urls.signOut()}>
      <SubmitButton variant="quiet">{t("shell:sign_out")}</SubmitButton>
    </PostForm>
  );
}
