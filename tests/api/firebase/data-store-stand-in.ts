import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** The data store over HTTP, as far as the product asks it: the addresses, values and errors of its REST interface. */
export interface DataStoreStandIn {
  /** `host:port`, in place of an emulator. */
  host: string;
  /** The documents by their place, as plain values. */
  documents: Map<string, Record<string, unknown>>;
  /** The places that it was asked for, and with which Authorization. */
  asked: [place: string, authorization: string | undefined][];
  /** Fields that every document has beside its own, as the interface writes them. */
  besides: Record<string, object>;
  /** Refuses with this status in place of an answer. */
  refuses: { status: number; body?: string } | null;
  close(): void;
}

/** A value as the interface writes it. */
export function valueOf(plain: unknown): object {
  if (plain === null) return { nullValue: null };
  if (typeof plain === "string") return { stringValue: plain };
  if (typeof plain === "boolean") return { booleanValue: plain };
  if (typeof plain === "number")
    return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (Array.isArray(plain)) return { arrayValue: plain.length === 0 ? {} : { values: plain.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(plain as Record<string, unknown>) } };
}

const fieldsOf = (plain: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, valueOf(value)]));

/** What a value of the interface says. */
function plainOf(value: object): unknown {
  const [[kind = "", content] = []] = Object.entries(value) as [string, unknown][];
  if (kind === "integerValue") return Number(content);
  if (kind === "arrayValue") return ((content as { values?: object[] }).values ?? []).map(plainOf);
  if (kind === "mapValue") return plainFields((content as { fields?: Record<string, object> }).fields ?? {});
  return content;
}

const plainFields = (fields: Record<string, object>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainOf(value)]));

async function textOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const text of request.setEncoding("utf8") as AsyncIterable<string>) body += text;
  return body;
}

const ROOT = /^\/v1\/(projects\/[\w-]+\/databases\/\(default\)\/documents\/(.+))$/;

/** `isGood`: whether a token is of somebody whom the rules let read. */
export async function dataStoreStandIn(isGood: (idToken: string) => boolean): Promise<DataStoreStandIn> {
  const server = createServer((request, response) => {
    const [, name = "", place = ""] = ROOT.exec(decodeURIComponent(request.url ?? "")) ?? [];
    const { authorization } = request.headers;
    self.asked.push([place, authorization]);
    const answer = (status: number, body: string) =>
      response.writeHead(status, { "Content-Type": "application/json; charset=UTF-8" }).end(body);
    const refuse = (code: number, message: string, status: string) =>
      answer(code, JSON.stringify({ error: { code, message, status } }));
    if (self.refuses) return answer(self.refuses.status, self.refuses.body ?? "");
    const token = /^Bearer (.+)$/.exec(authorization ?? "")?.[1];
    if (token === undefined) return refuse(403, "Missing or insufficient permissions.", "PERMISSION_DENIED");
    if (!isGood(token)) return refuse(401, "Missing or invalid authentication.", "UNAUTHENTICATED");
    if (request.method === "PATCH") {
      void textOf(request).then((body) => {
        const { fields } = JSON.parse(body) as { fields: Record<string, object> };
        self.documents.set(place, plainFields(fields));
        answer(200, JSON.stringify({ name, fields }));
      });
      return undefined;
    }
    const found = self.documents.get(place);
    if (!found) return refuse(404, `Document "${name}" not found.`, "NOT_FOUND");
    const times = { createTime: "2026-01-01T00:00:00Z", updateTime: "2026-01-01T00:00:00Z" };
    return answer(200, JSON.stringify({ name, fields: { ...fieldsOf(found), ...self.besides }, ...times }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const self: DataStoreStandIn = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    documents: new Map(),
    asked: [],
    besides: {},
    refuses: null,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return self;
}
