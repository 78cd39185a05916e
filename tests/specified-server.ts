import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type CallId, contract } from "~/api/contract";
import { unknownCall } from "~/api/catalogue-errors";
import { ApiError, invalidUser } from "~/api/errors";
import { envelopeOf } from "~/api/json-response";
import type { Row } from "~/api/row";
import { specPartOf } from "~/api/spec-part";
import { matchCall } from "~/api/match-call";
import type { StandIn } from "./api/firebase/stand-in";
import { requestOf } from "./received-request";

/**
 * Another provider's server that has the specification and nothing else, made from the contract: a whole server stands
 * behind it, and every answer is cut to its specified part. A call that §7 does not have is not found; an input
 * that it does not name is refused, and noted. Its people sign in with the hosted identity.
 */
export interface SpecifiedServer {
  url: string;
  /** What pages asked for beyond the specification: the calls, and the inputs of others. */
  beyond: { calls: Set<string>; inputs: Set<string> };
  /** The paths of calls whose token is nobody's. */
  refused: string[];
  /** Another answer in place of its own; it comes after the cut. */
  change: (path: string, answer: Response, method: string) => Promise<Response> | Response;
  close(): void;
}

export type Owner = ReturnType<StandIn["ownerOf"]>;

/** The server behind it, with all that ours has. */
export interface Whole {
  handle(request: Request): Promise<Response>;
  /** The token by which it knows the owner of an ID token. */
  tokenFor(owner: NonNullable<Owner>, idToken: string): Promise<string> | string;
}

/** Answers a call of the specification in place of the server behind; null where that one does. */
type Instead = (call: CallId, request: Request, owner: Owner) => Promise<Response> | null;

export async function specifiedServer(
  whole: Whole,
  identity: Pick<StandIn, "ownerOf">,
  instead: Instead = () => null,
): Promise<SpecifiedServer> {
  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const match = matchCall(request.method, pathname);
    if (!match) return envelopeOf(unknownCall());
    const row: Row = contract[match.id];
    // Addresses that an answer has named are fetched, not called.
    if (row.file || row.raw) return whole.handle(request);
    if (row.extension) {
      self.beyond.calls.add(match.id);
      return envelopeOf(unknownCall());
    }
    const bearer = /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "")?.[1];
    const owner = bearer === undefined ? null : identity.ownerOf(bearer);
    if (bearer !== undefined && owner === null) {
      self.refused.push(pathname);
      return envelopeOf(invalidUser());
    }
    const body: unknown =
      row.body && row.multipart === undefined
        ? await request
            .clone()
            .json()
            .catch(() => undefined)
        : undefined;
    const extra = [
      ...notNamed(row.query, Object.fromEntries(searchParams)),
      ...(body === undefined ? [] : notNamed(row.body, body)),
    ];
    if (extra.length > 0) {
      for (const name of extra) self.beyond.inputs.add(`${match.id} ${name}`);
      return envelopeOf(new ApiError(422, "internal/invalid_input"));
    }
    const other = instead(match.id, request, owner);
    if (other) return other;
    if (owner && bearer)
      request.headers.set("Authorization", `Bearer ${await whole.tokenFor(owner, bearer)}`);
    const answered = await whole.handle(request);
    return answered.ok ? specified(row, answered) : plainly(answered);
  }

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const [path = ""] = (incoming.url ?? "").split("?");
      const response = await self.change(
        path,
        await answer(await requestOf(incoming)),
        incoming.method ?? "",
      );
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const self: SpecifiedServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    beyond: { calls: new Set(), inputs: new Set() },
    refused: [],
    change: (_, response) => response,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return self;
}

/** The names of an input that the specification does not have. */
function notNamed(schema: Row["query"], value: unknown): string[] {
  if (!schema) return value !== null && typeof value === "object" ? Object.keys(value) : [];
  return specPartOf(schema, value).extensions;
}

/** The answer in its specified part, without headers of ours. */
async function specified(row: Row, answered: Response): Promise<Response> {
  if (!row.response) return Response.json({});
  return Response.json(specPartOf(row.response, await answered.json()).value);
}

/** What §8 knows by name stays; of everything else there is a status and a sentence. */
const KNOWN_MESSAGES = /^(internal\/(error|no_data|unhandled|invalid_user)|Invalid |Area |Undefined )/;

async function plainly(answered: Response): Promise<Response> {
  const { message } = (await answered.json()) as { message: string };
  const said = KNOWN_MESSAGES.test(message) ? message : `Refused (${answered.status})`;
  return new Response(said, { status: answered.status, headers: { "Content-Type": "text/plain" } });
}
