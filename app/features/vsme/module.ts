import { moduleNamed } from "~/domain/vsme/modules";

/** The module that an address asks for; undefined: the one that the company has chosen. */
export const askedModule = (request: Request) => moduleNamed(new URL(request.url).searchParams.get("modulo"));
