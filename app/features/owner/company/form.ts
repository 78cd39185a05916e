import { z } from "zod";
import { password, text } from "~/api/contract/wire";
import { REGISTRY_LIMITS } from "~/domain/company/registry-rules";
import { posted } from "~/web/posted";

const needed = (given: string) => given.trim() !== "";

/** Asks for the deletion, or, with "keep", takes that back; the latter needs neither name nor password. */
export const companyForm = z
  .strictObject({
    businessName: posted(text(REGISTRY_LIMITS.businessName)),
    password: posted(password),
    keep: posted(z.enum(["", "keep"], "stale_form")),
  })
  .check(({ value, issues }) => {
    if (value.keep !== "") return;
    for (const path of ["businessName", "password"] as const) {
      if (!needed(value[path])) {
        issues.push({ code: "custom", path: [path], message: "mandatory_field", input: value[path] });
      }
    }
  });
