import { json, type LinksFunction } from "@remix-run/node";
import { Links, Outlet, Scripts } from "@remix-run/react";
import type { ReactNode } from "react";
import stylesheet from "~/tailwind.css";
import { CsrfProvider } from "~/ui/form/post-form";
import { useNonce } from "~/ui/nonce";
import { publicLoader } from "~/web/loader.server";
import { isLight } from "~/web/light.server";
import { useRootData, type RootData } from "~/web/root-data";
import { csrfToken, sessionCookie } from "~/web/session.server";
import { site } from "~/web/site.server";
import { urls } from "~/web/urls";
import { PageTitle } from "~/ui/layout/page-title";
import { RootError } from "~/ui/layout/root-error";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const loader = /* @__PURE__ */ publicLoader(async ({ visitor: { session }, request }) => {
  const isNew = !session.has("csrf");
  const csrf = csrfToken(session);
  const notice = session.get("notice") ?? null;
  const data: RootData = { csrf, notice, light: await isLight(request), site: site() };
  const mustKeep = isNew || notice !== null;
  return json(data, mustKeep ? { headers: { "Set-Cookie": await sessionCookie(session) } } : {});
});

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const nonce = useNonce();
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <PageTitle />
        <Links />
      </head>
      <body>
        <CsrfProvider value={data?.csrf ?? ""}>{children}</CsrfProvider>
        {data && !data.light && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <RootError homeHref={urls.home()} signInAction={urls.loginAction()} recoveryHref={urls.recovery()} />
  );
}
