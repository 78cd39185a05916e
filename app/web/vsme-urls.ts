import type { Period } from "./period";
import { queryOf } from "./query";

export type VsmeModule = "base" | "completo";
export type VsmeForm = "json" | "xhtml" | "xlsx" | "pdf";

/** Addresses of the report by the European standard for small companies. */
export const vsmeUrls = (period: Period | null) => {
  const base =
    period === null
      ? "/dashboard/vsme"
      : `/dashboard/${encodeURIComponent(period.version)}/${period.year}/vsme`;
  return {
    page: (modulo?: VsmeModule) => `${base}${queryOf({ modulo })}`,
    /** The page once a template has been filled; it offers the file. */
    ready: (modulo: VsmeModule, pronto: string) => `${base}${queryOf({ modulo, pronto })}`,
    file: (form: VsmeForm, modulo?: VsmeModule) =>
      `/dashboard/vsme/file/${form}${queryOf({ ...period, modulo })}`,
    /** The page that waits for a form that is being made. */
    waiting: (form: VsmeForm, modulo?: VsmeModule) =>
      `/dashboard/vsme/file/${form}/wait${queryOf({ ...period, modulo })}`,
    filled: (nome: string) => `/dashboard/vsme/file/xlsx${queryOf({ nome })}`,
  };
};
