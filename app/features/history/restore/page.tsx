import { useLoaderData } from "@remix-run/react";
import { AskBefore } from "./ask-before";
import type { loader } from "./load.server";

/** Asks for confirmation before the draft becomes what its source says. */
export const Restore = () => <AskBefore kind="restore" {...useLoaderData<typeof loader>()} />;
