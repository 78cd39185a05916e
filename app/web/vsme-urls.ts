import type { ModuleWord } from "~/domain/vsme/modules";
import type { Period } from "./period";
import { queryOf } from "./query";

type VsmeForm = "json" | "xhtml" | "xlsx" | "pdf";

/** Addresses of the report by the European standard for small companies. */
export const vsmeUrls = (period: Period | null) => {
  const base =
    period === null
      ? "/dashboard/vsme"
      : `/dashboard/${encodeURIComponent(period.version)}/${period.year}/vsme`;
  return {
    page: (modulo?: ModuleWord) => `${base}${queryOf({ modulo })}`,
    /** The page once a template has been filled; it offers the file. */
    ready: (modulo: ModuleWord, pronto: string) => `${base}${queryOf({ modulo, pronto })}`,
    file: (form: VsmeForm, modulo?: ModuleWord) =>
      `/dashboard/vsme/file/${form}${queryOf({ ...period, modulo })}`,
    /** The page that waits for a form that is being made. */
    waiting: (form: VsmeForm, modulo?: ModuleWord) =>
      `/dashboard/vsme/file/${form}/wait${queryOf({ ...period, modulo })}`,
    filled: (nome: string) => `/dashboard/vsme/file/xlsx${queryOf({ nome })}`,
  };
};
