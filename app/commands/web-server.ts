import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import { broadcastDevReady, installGlobals, type ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type RequestHandler } from "express";
import { isHanded, takeConnections } from "~/machine/handed-connections";
import { routesOfAddress } from "./routes-of-address";

const PUBLIC = "public";

/** One process of an installation: serves a build by Express, as `node build/commands/web-server.mjs build/index.js`. */
async function serve(file: string): Promise<void> {
  const build = (await import(pathToFileURL(path.resolve(file)).href)) as ServerBuild;
  installGlobals();
  const app = express();
  app.disable("x-powered-by");
  app.use(compression());
  app.use(build.publicPath, express.static(build.assetsBuildDirectory, { immutable: true, maxAge: "1y" }));
  // Each by its own address, so that no other request looks for a file there.
  for (const name of readdirSync(PUBLIC))
    app.use(`/${name}`, express.static(path.join(PUBLIC, name), { maxAge: "1h" }));
  app.all("*", handlerOf(build));
  const server = createServer(app);
  if (isHanded()) return takeConnections(server);
  const { PORT, HOST, NODE_ENV } = process.env;
  server.listen({ port: Number(PORT ?? 3000), host: HOST || undefined }, () => {
    if (NODE_ENV === "development") void broadcastDevReady(build);
  });
}

/** Remix over the routes that each address could reach; those that reach the same share one handler. */
function handlerOf(build: ServerBuild): RequestHandler {
  const reachedBy = routesOfAddress(build.routes);
  const handlers = new Map<string, RequestHandler>();
  return (request, response, next) => {
    const address = `http://host${request.originalUrl}`;
    const ids = URL.canParse(address) ? reachedBy(new URL(address)) : Object.keys(build.routes);
    const key = ids.join(" ");
    const handler = handlers.get(key) ?? createRequestHandler({ build: withRoutes(build, ids) });
    handlers.set(key, handler);
    return handler(request, response, next);
  };
}

function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const kept = new Set(ids);
  const routes = Object.fromEntries(Object.entries(build.routes).filter(([id]) => kept.has(id)));
  return { ...build, routes };
}

const [file = "build/index.js"] = process.argv.slice(2);
await serve(file);
