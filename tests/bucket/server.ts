import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { BucketSettings } from "~/platform/scope";
import { freePort } from "../server";
import { isAsSummed, type Refusal, signatureFault } from "./signature";

interface StoredObject {
  bytes: Buffer;
  modifiedAt: number;
}

interface BucketRequest {
  method: string;
  /** Of the object; "" for the bucket. */
  key: string;
  headers: IncomingMessage["headers"];
  /** How many such requests came before it since the trouble began. */
  before: number;
}

/** What goes wrong with a request. */
export type Trouble =
  /** Says so many bytes of the object, and that these are all. */
  | { endAfter: number }
  | { refuse: Refusal }
  /** Keeps silent for so long, then does what it was asked. */
  | { after: number }
  /** Never answers. */
  | "silent"
  /** Breaks the connection instead of an answer: before it has done anything, or once it has. */
  | "lost"
  | "answer lost"
  /** Breaks it after so many bytes of the object. */
  | { cutAfter: number };

export interface TestBucket {
  settings: BucketSettings;
  /** The settings of a server over it. */
  environment: Record<string, string>;
  objects: Map<string, StoredObject>;
  /** Has the files of this folder, and no others. */
  fill(folder: string): void;
  /** All that it was asked: "PUT files/…". */
  asked: string[];
  /** What goes wrong with the requests from here on; null or undefined: nothing. */
  trouble(of: ((request: BucketRequest) => Trouble | null | undefined) | null): void;
  /** Its clock less that of this machine, in milliseconds. */
  setClock(ahead: number): void;
  /** Nobody answers at its address; its objects stay. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** Objects in one answer to a list. */
const PAGE = 3;

/**
 * Stands in for a server of S3 with one bucket: path-style, each request signed (SigV4) over all that matters and its body
 * as the checksums say, else it is refused as S3 refuses it. Objects are whole or not at all.
 */
export async function startBucket(): Promise<TestBucket> {
  const port = await freePort();
  const settings: BucketSettings = {
    endpoint: `http://127.0.0.1:${port}`,
    name: "carta-prova",
    region: "eu-south-1",
    accessKeyId: "AKIAPROVA",
    secretAccessKey: "un/segreto+di prova",
  };
  const objects: TestBucket["objects"] = new Map();
  const asked: string[] = [];
  let troubleOf: (request: BucketRequest) => Trouble | null | undefined = () => null;
  let seen = new Map<string, number>();
  let ahead = 0;
  const now = () => Date.now() + ahead;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = "", url = "", headers } = request;
    const { pathname, searchParams } = new URL(url, settings.endpoint ?? "");
    const [, name = "", key = ""] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
    const what = `${method} ${key}`.trim();
    asked.push(what);
    const before = seen.get(what) ?? 0;
    seen.set(what, before + 1);
    const trouble = troubleOf({ method, key, headers, before });
    if (trouble === "silent") return;
    if (trouble === "lost") return void request.socket.destroy();
    if (trouble && typeof trouble === "object" && "after" in trouble) await delay(trouble.after);

    const send = (
      status: number,
      more: Record<string, string | number> = {},
      bytes: Buffer | string = "",
    ) => {
      if (trouble === "answer lost") return void request.socket.destroy();
      const ending =
        trouble && typeof trouble === "object" && "endAfter" in trouble ? trouble.endAfter : null;
      const length = ending === null ? { "Content-Length": Buffer.byteLength(bytes) } : {};
      response.writeHead(status, { Date: new Date(now()).toUTCString(), ...length, ...more });
      if (method === "HEAD") return void response.end();
      if (ending !== null) return void response.end(Buffer.from(bytes).subarray(0, ending));
      if (!(trouble && typeof trouble === "object" && "cutAfter" in trouble)) return void response.end(bytes);
      response.write(Buffer.from(bytes).subarray(0, trouble.cutAfter), () => response.destroy());
    };
    const refuse = ([status, code]: Refusal) =>
      send(status, { "Content-Type": "application/xml" }, xml(`<Error><Code>${code}</Code></Error>`));

    const fault = signatureFault(request, body, settings, now());
    if (fault) return refuse(fault);
    if (trouble && typeof trouble === "object" && "refuse" in trouble) return refuse(trouble.refuse);
    if (name !== settings.name) return refuse([404, "NoSuchBucket"]);
    if (headers["content-encoding"]?.includes("aws-chunked")) return refuse([501, "NotImplemented"]);
    if (key === "" && method === "GET") {
      return send(200, { "Content-Type": "application/xml" }, listOf(objects, searchParams));
    }
    if (method === "PUT") {
      if (!isAsSummed(headers, body)) return refuse([400, "BadDigest"]);
      objects.set(key, { bytes: body, modifiedAt: now() });
      return send(200, { ETag: tagOf(body) });
    }
    if (method === "DELETE") {
      objects.delete(key);
      return send(204);
    }
    const object = objects.get(key);
    if (!object) return refuse([404, "NoSuchKey"]);
    sendObject(object, headers, { send, refuse });
  };

  let server: Server | undefined;
  const up = async () => {
    server = createServer((request, response) => {
      answer(request, response).catch(() => response.destroy());
    });
    const listening = server.listen(port, "127.0.0.1");
    await new Promise((resolve) => listening.once("listening", resolve));
  };
  const down = async () => {
    const ended = server;
    server = undefined;
    if (!ended) return;
    const closed = new Promise((resolve) => ended.close(resolve));
    ended.closeAllConnections();
    await closed;
  };
  await up();
  return {
    settings,
    environment: {
      S3_ENDPOINT: settings.endpoint ?? "",
      S3_BUCKET: settings.name,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    objects,
    asked,
    fill(folder) {
      objects.clear();
      for (const name of readdirSync(folder)) {
        objects.set(`files/${name}`, { bytes: readFileSync(path.join(folder, name)), modifiedAt: now() });
      }
    },
    trouble(of) {
      seen = new Map();
      troubleOf = of ?? (() => null);
    },
    setClock: (to) => void (ahead = to),
    down,
    up,
    close: down,
  };
}

const tagOf = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;

interface Answering {
  send(status: number, headers: Record<string, string | number>, bytes: Buffer): void;
  refuse(refusal: Refusal): void;
}

/** An object, or the part of it from a byte on. */
function sendObject(
  { bytes, modifiedAt }: StoredObject,
  headers: IncomingMessage["headers"],
  { send, refuse }: Answering,
): void {
  const facts = { ETag: tagOf(bytes), "Last-Modified": new Date(modifiedAt).toUTCString() };
  const { "if-match": ifMatch = facts.ETag } = headers;
  if (ifMatch !== facts.ETag) return refuse([412, "PreconditionFailed"]);
  const begin = /^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1];
  if (begin === undefined) return send(200, { ...facts, "Content-Length": bytes.length }, bytes);
  const part = bytes.subarray(Number(begin));
  if (part.length === 0) return refuse([416, "InvalidRange"]);
  const range = { "Content-Range": `bytes ${begin}-${bytes.length - 1}/${bytes.length}` };
  send(206, { ...facts, ...range, "Content-Length": part.length }, part);
}

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;

/** ListObjectsV2: in the order of the keys, a page at a time. */
function listOf(objects: TestBucket["objects"], asked: URLSearchParams): string {
  const after = asked.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(asked.get("prefix") ?? "")).sort();
  const rest = keys.filter((key) => key > after);
  const page = rest.slice(0, Math.min(PAGE, Number(asked.get("max-keys") ?? PAGE)));
  const isTruncated = page.length < rest.length;
  const contents = page.map((key) => {
    const { bytes, modifiedAt } = objects.get(key) as StoredObject;
    const at = new Date(modifiedAt).toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const token = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  const count = `<KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>`;
  return xml(`<ListBucketResult>${count}${token}${contents.join("")}</ListBucketResult>`);
}
