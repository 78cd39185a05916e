import nodemailer from "nodemailer";
import type { Delivery } from "./letter";

/** Shorter than the first pause between attempts, so that no two attempts of one mail overlap. */
const PATIENCE_MS = 20_000;

/** Sends mails by SMTP. Mailboxes stay objects: a name inside an address string could name further recipients. */
export function smtpDelivery(url: string): Delivery {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ from, to, subject, body, date }) {
      const headers = { "Auto-Submitted": "auto-generated" };
      await transport.sendMail({ from, to, subject, text: body, date, headers });
    },
    close: () => transport.close(),
  };
}
