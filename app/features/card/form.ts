import { z } from "zod";
import { revision, tickedBox } from "~/web/posted";

/** The revision that the page showed, and the declaration: without it nothing is issued. */
export const publishForm = z.strictObject({ revision, declared: tickedBox("declaration_missing") });
