import { openApiText } from "~/web/openapi.server";

/** `npm run openapi`: prints the description of the API that the server publishes. */
process.stdout.write(openApiText());
