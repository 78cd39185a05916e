import { createHash, randomUUID } from "node:crypto";
import { ApiError } from "~/api/errors";
import { fileName } from "~/domain/files/file-name";
import { kindOf } from "~/domain/files/kinds";
import { LOGO_KINDS } from "~/domain/picture/limits";
import { LOGO_UPLOAD, logoUploadUrl } from "../../files/capability";
import { fileResponse } from "../../files/file-response";
import { LOGO } from "../../files/logo";
import { removeDropped, storageOf } from "../../storage/storage";
import type { Scope, Trx, Uploader } from "../../scope";
import { insertAttachment, releaseAttachments } from "../../store/attachments";
import { recordAudit } from "../../store/audit";
import { changeCompany, findCompany } from "../../store/companies";
import { logoFile } from "../../store/registry/logos";
import { undoneUnlessStored, write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { redrawn } from "./work";

/** The address to which a logo may be sent; the kind is told by the name here, by the content there. */
export const uploadLogo: UseCase<"registry.uploadLogo"> = async ({ query }, scope) => {
  const name = fileName(query.logo_filename);
  const kind = kindOf(name);
  if (kind !== "png" && kind !== "jpg") {
    const issue = { path: "logo", code: "picture_of_other_kind", params: { name, kinds: LOGO_KINDS } };
    throw new ApiError(415, "internal/picture_of_other_kind", [issue]);
  }
  return { uploadUrl: logoUploadUrl(name, scope) };
};

/** The logo that was sent replaces the present one. Nothing is kept of a file that is refused. */
export const putLogo: UseCase<"registry.putLogo"> = async ({ body }, scope) => {
  const { uploader, quarantine, settings } = scope;
  if (uploader?.type !== LOGO_UPLOAD) throw new ApiError(404, "internal/not_found");
  const { companyId, filename: name } = uploader;
  const { mediaType, base64 } = await redrawn(quarantine, { companyId, name, file: { bytes: body } });
  const bytes = Buffer.from(base64, "base64");
  const id = randomUUID();
  await storageOf(settings).put(id, { bytes });
  const change = write(scope.db, companyId, (trx) =>
    replaceLogo(trx, { id, name, mediaType, bytes, uploader }, scope),
  );
  const dropped = await undoneUnlessStored(change, () => removeDropped(settings, [id]));
  await removeDropped(settings, dropped);
  return {};
};

/** The company has no logo any more; not found when it had none. */
export const removeLogo: UseCase<"registry.removeLogo"> = async (_, scope) => {
  const { db, session, settings, now } = scope;
  const dropped = await write(db, session.companyId, async (trx) => {
    const { logo_id: logoId } = await findCompany(trx, session.companyId);
    if (logoId === null) throw new ApiError(404, "internal/not_found");
    await changeCompany(trx, session.companyId, { logo_id: null });
    await recordAudit(trx, scope, "logo_removed", { ...session, detail: logoId });
    return releaseAttachments(trx, [logoId], now().toISOString());
  });
  await removeDropped(settings, dropped);
  return {};
};

/** The logo at its address. It never changes there, so that a browser keeps it. */
export const logo: UseCase<"registry.logo"> = async ({ params }, { db, settings }) => {
  const row = await logoFile(db, params.id);
  const file = row && (await storageOf(settings).open(row.id));
  if (!row || !file) throw new ApiError(404, "internal/not_found");
  const response = fileResponse({ name: row.name, mediaType: row.media_type, ...file });
  response.headers.set("Cache-Control", "private, max-age=604800, immutable");
  return response;
};

interface NewLogo {
  id: string;
  name: string;
  mediaType: string;
  bytes: Buffer;
  uploader: Uploader;
}

/** Returns the ids whose bytes are no longer needed. The picture is drawn by ourselves: no scanner need look at it. */
async function replaceLogo(
  trx: Trx,
  { id, name, mediaType, bytes, uploader: { accountId, companyId } }: NewLogo,
  scope: Scope,
): Promise<string[]> {
  const at = scope.now().toISOString();
  const { logo_id: before, fiscal_year: year } = await findCompany(trx, companyId);
  await insertAttachment(trx, {
    ...{
      id,
      name,
      company_id: companyId,
      year,
      question_id: LOGO,
      media_type: mediaType,
      size: bytes.length,
    },
    sha256: createHash("sha256").update(bytes).digest("hex"),
    ...{ uploaded_by: accountId, uploaded_at: at, released_at: null, control: null },
  });
  await changeCompany(trx, companyId, { logo_id: id });
  await recordAudit(trx, scope, "logo_changed", { accountId, companyId, detail: id });
  return before === null ? [] : releaseAttachments(trx, [before], at);
}
