import { FOREIGN_WORKS } from "~/platform/foreign-works";
import { serveWork } from "~/platform/quarantine/serve-work";

/** A process of the quarantine: the server starts it, and nobody else. */
serveWork(FOREIGN_WORKS);
