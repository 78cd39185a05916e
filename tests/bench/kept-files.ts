import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Browser } from "../pages/client";
import type { TestServer } from "../server";

/** Forgets every document that the server keeps, so that the next one is made. */
export function forgetMade({ dataDir }: TestServer): void {
  const kept = path.join(dataDir, "scratch/documents");
  for (const name of namesIn(kept)) rmSync(path.join(kept, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Asks for a document and waits, page by page, until its file comes. Milliseconds. */
export async function made(maker: Browser, document: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { status, headers } = await maker.once({ url: document, method: "GET" });
    if (status === 200 && "content-disposition" in headers) return performance.now() - began;
    if (status !== 302 && status !== 303) throw new Error(`${document} answers with ${status}`);
    await maker.once({ url: String(headers.location), method: "GET" });
  }
}
