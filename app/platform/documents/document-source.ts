import { ApiError } from "~/api/errors";
import type { FileSource } from "../files/file-response";
import { sentFrom } from "../storage/sent-file";
import type { PlatformParts } from "../scope";
import { awaitDocument, madeNow, takeReady } from "./making";
import type { MadeDocument } from "./made-document";

/** A type of documents that are made when a person of the company asks for one by its file name. */
interface DocumentSource {
  mediaType: string;
  has(parts: PlatformParts, companyId: string, filename: string): Promise<boolean>;
  /** Reads what the document is made of; null if the company has none of this name. */
  read(parts: PlatformParts, companyId: string, filename: string): Promise<MadeDocument | null>;
}

/** Documents as files that a download sends. */
export const documentSource = ({ mediaType, has, read }: DocumentSource): FileSource => ({
  has,
  async open(parts, companyId, filename) {
    const named = { companyId, name: filename };
    const place =
      (await takeReady(parts, named)) ??
      (await madeNow(parts, named, () => read(parts, companyId, filename)));
    return place === null ? null : { name: filename, mediaType, isOurs: true, ...(await sentFrom(place)) };
  },
  async prepare(parts, companyId, filename) {
    const named = { companyId, name: filename };
    const queued = await awaitDocument(parts, named, () => read(parts, companyId, filename));
    if (queued === "missing") throw new ApiError(404, "internal/not_found");
    return queued;
  },
});
