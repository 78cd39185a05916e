import { useLoaderData } from "@remix-run/react";
import { AwaitedDocument, awaitedDocumentHandle } from "~/ui/awaited-document";
import type { waitingLoader } from "./file.server";

export const handle = awaitedDocumentHandle;

/** A form of the report that is being made. */
export const VsmeWaitPage = () => <AwaitedDocument {...useLoaderData<typeof waitingLoader>()} />;
