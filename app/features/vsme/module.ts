import type { VsmeModule } from "~/web/vsme-urls";

export const MODULES = { base: "basic", completo: "comprehensive" } as const;
export const WORDS = { basic: "base", comprehensive: "completo" } as const satisfies Record<
  string,
  VsmeModule
>;

/** The module that an address asks for; undefined: the one that the company has chosen. */
export const askedModule = (request: Request) => {
  const words = new URL(request.url).searchParams.get("modulo");
  return words === "base" || words === "completo" ? MODULES[words] : undefined;
};
