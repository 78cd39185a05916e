import { callAddress } from "~/api/call-address";
import { contract } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { sizeWords } from "~/domain/files/limits";
import type { PlatformSettings } from "../scope";

/** The key of a logo's file in place of a question's id. */
export const LOGO = "company-logo";

/** Where a company's logo can be fetched: an address that no other person can guess, and that never changes its content. */
export const logoUrl = (logoId: string | null, { publicUrl }: PlatformSettings): string | null =>
  logoId === null ? null : callAddress(`${publicUrl}/api`, contract["registry.logo"], { id: logoId });

export const logoTooLarge = (name: string, bytes: number) =>
  new ApiError(413, "internal/picture_too_large", [
    { path: "logo", code: "picture_too_large", params: { name, max: sizeWords(bytes) } },
  ]);
