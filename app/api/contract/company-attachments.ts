import { row } from "../row";
import { companyAttachment } from "./registry";

/** Documents about the company itself; `registry.company` lists them. */
export const companyAttachments = {
  "registry.addCompanyAttachment": row({
    service: "registry",
    method: "POST",
    path: "/companies/attachments",
    multipart: 1,
    extension: true,
    /** The same file sent twice keeps its id. */
    response: companyAttachment,
  }),
  "registry.removeCompanyAttachment": row({
    service: "registry",
    method: "DELETE",
    path: "/companies/attachments/:id",
    frees: true,
    extension: true,
  }),
};
