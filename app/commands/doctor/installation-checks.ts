import nodemailer from "nodemailer";
import { smtpConnection } from "~/platform/mail/smtp";
import { broken, type Check, good, warning } from "~/platform/health/check";
import { hasSecrets, readSecrets } from "~/secrets.server";
import { misspeltSettings } from "~/settings-misspelt.server";
import type { Settings } from "~/settings.server";
import { adviceOn } from "../advice";
import { adviceOnNode } from "../check-node";

export const nodeCheck = (node = process.versions.node): Check => ({
  name: "node",
  look() {
    const advice = adviceOnNode(node);
    return advice === null ? good(`Node ${node}.`) : warning(advice);
  },
});

/** The secret beside the data; one in the settings was checked with them. */
export const secretCheck = (dataDir: string): Check => ({
  name: "segreto",
  look() {
    if (process.env.SESSION_SECRET) return good("Il segreto viene da SESSION_SECRET.");
    if (!hasSecrets(dataDir)) return warning(`In ${dataDir} non c'è un segreto: nasce al prossimo avvio.`);
    readSecrets(dataDir);
    return good("Il segreto accanto ai dati è intero.");
  },
});

/** What the operator should set, and what looks like a setting and is none. */
export const adviceCheck = (settings: Settings): Check => ({
  name: "impostazioni",
  look() {
    const misspelt = misspeltSettings(process.env).map(
      ([name, meant]) => `${name} non è un'impostazione: forse ${meant}?`,
    );
    const advice = [...misspelt, ...adviceOn(settings)];
    return advice.length === 0 ? good("Le impostazioni sono complete.") : warning(advice.join(" "));
  },
});

const MAIL_PATIENCE_MS = 3_000;

/** Whether the mail server answers and lets this one in. */
export const mailCheck = ({ smtpUrl }: Settings): Check => ({
  name: "mail",
  async look() {
    if (smtpUrl === null) return good("Le mail sono scritte nella cartella outbox.");
    const patience = {
      connectionTimeout: MAIL_PATIENCE_MS,
      greetingTimeout: MAIL_PATIENCE_MS,
      socketTimeout: MAIL_PATIENCE_MS,
    };
    const transport = nodemailer.createTransport({ ...smtpConnection(smtpUrl), ...patience });
    const { host } = new URL(smtpUrl);
    return transport
      .verify()
      .then(
        () => good(`Il server di posta ${host} risponde.`),
        (error: unknown) =>
          broken(
            `Il server di posta ${host} non accetta (${error instanceof Error ? error.message : ""}): controlla SMTP_URL.`,
          ),
      )
      .finally(() => transport.close());
  },
});
