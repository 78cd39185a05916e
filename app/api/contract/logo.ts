import { z } from "zod";
import { LOGO_LIMITS } from "~/domain/picture/limits";
import { row } from "../row";
import { text } from "./wire";

/** The logo of a company: an address is asked for, then the file is sent there by PUT (spec §7). */
export const logo = {
  "registry.uploadLogo": row({
    service: "registry",
    method: "POST",
    path: "/companies/logo",
    query: z.strictObject({ logo_filename: text(255) }),
    response: z.object({ uploadUrl: z.string() }),
  }),
  /** The address that `uploadUrl` names; valid for five minutes. */
  "registry.putLogo": row({
    service: "registry",
    method: "PUT",
    path: "/companies/logo/:token",
    raw: LOGO_LIMITS.bytes,
    extension: true,
  }),
  /** The address that `logoUrl` names. */
  "registry.logo": row({
    service: "registry",
    method: "GET",
    path: "/companies/logo/:id",
    file: true,
    extension: true,
  }),
  "registry.removeLogo": row({
    service: "registry",
    method: "DELETE",
    path: "/companies/logo",
    frees: true,
  }),
};
