import type { KeptRegister, RegisterId } from "~/domain/registers/register";
import { attestationUrls } from "./attestation-urls";

const encode = encodeURIComponent;

/** Addresses of the company's registers; the certificates have the page of the attestations. */
export const registerUrls = {
  all: () => "/dashboard/registers",
  one: (register: RegisterId) =>
    register === "certificates" ? attestationUrls.all() : `/dashboard/registers/${encode(register)}`,
  row: (register: KeptRegister, id: string) => `/dashboard/registers/${encode(register)}/${encode(id)}`,
  remove: (register: KeptRegister, id: string) =>
    `/dashboard/registers/${encode(register)}/${encode(id)}/remove`,
};
