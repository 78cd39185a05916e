import type { LinksFunction } from "@remix-run/node";
import { Links, Outlet } from "@remix-run/react";
import type { ReactNode } from "react";
import stylesheet from "~/tailwind.css";
import { CsrfProvider } from "~/ui/form/post-form";
import { useRootData } from "~/web/root-data";
import { urls } from "~/web/urls";
import { PageScript } from "~/ui/island";
import { PageSheets } from "~/ui/layout/page-sheets";
import { PageTitle } from "~/ui/layout/page-title";
import { RootError } from "~/ui/layout/root-error";

export { loader } from "./root.server";

export const links: LinksFunction = () => [{ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  return (
    <html lang={data?.locale ?? "it"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <PageTitle />
        <link rel="stylesheet" href={stylesheet} />
        <PageSheets place="before" />
        <Links />
        <PageSheets place="after" />
      </head>
      <body>
        <CsrfProvider value={data?.csrf ?? ""}>{children}</CsrfProvider>
        {data && !data.light && <PageScript />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <RootError homeHref={urls.home()} signInAction={urls.login()} recoveryHref={urls.recovery()} />;
}
