import type { PlatformSettings } from "../scope";
import { outboxDelivery } from "./outbox";
import { smtpDelivery } from "./smtp";

export interface Mailbox {
  name: string;
  address: string;
}

/** A mail ready to leave. */
export interface Letter {
  /** Number of the mail in the store. */
  id: number;
  template: string;
  from: Mailbox;
  to: Mailbox;
  subject: string;
  body: string;
  date: Date;
}

export interface Delivery {
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** By SMTP where there is a server, otherwise into a folder that people read. */
export const deliveryFor = ({ smtpUrl, dataDir }: PlatformSettings): Delivery =>
  smtpUrl ? smtpDelivery(smtpUrl) : outboxDelivery(dataDir);
