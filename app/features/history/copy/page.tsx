import { useLoaderData } from "@remix-run/react";
import { AskBefore } from "../restore/ask-before";
import type { loader } from "./load.server";

/** Asks for confirmation before answers of a group company are copied. */
export const Copy = () => <AskBefore kind="copy" {...useLoaderData<typeof loader>()} />;
