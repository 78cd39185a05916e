import { keptSecrets } from "~/secrets.server";

keptSecrets(process.argv[2] ?? "");
