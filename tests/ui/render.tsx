import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server.js";
import { t } from "~/texts/i18n.server";
import { TextsProvider } from "~/ui/texts";

/** The markup of some elements, as the server sends it, inside a page of the app. */
export async function markupOf(elements: ReactNode): Promise<string> {
  const handler = createStaticHandler([{ path: "*", element: elements }]);
  const context = await handler.query(new Request("http://localhost/dashboard"));
  if (context instanceof Response) throw new Error("The page answered with a redirect");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <TextsProvider value={t}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </TextsProvider>,
  );
}
