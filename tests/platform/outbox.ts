import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface OutboxMail {
  headers: Record<string, string>;
  body: string;
  /** The first link of the body. */
  link: string;
  /** The token of that link. */
  token: string;
}

/** Every mail of an outbox folder, oldest first. */
export function readOutbox(folder: string): OutboxMail[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      const [head = "", ...rest] = text.split("\n\n");
      const headers = head.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2));
      const body = rest.join("\n\n");
      const link = /https?:\/\/\S+/.exec(body)?.[0] ?? "";
      const token = /[\w-]{43}$/.exec(link)?.[0] ?? "";
      return { headers: Object.fromEntries(headers) as Record<string, string>, body, link, token };
    });
}
