import type { PlatformSettings } from "../scope";
import type { Delivery } from "./letter";
import { outboxDelivery } from "./outbox";
import { smtpDelivery } from "./smtp";

/** By SMTP where there is a server, otherwise into a folder that people read. */
export const deliveryFor = ({ smtpUrl, dataDir }: PlatformSettings): Delivery =>
  smtpUrl ? smtpDelivery(smtpUrl) : outboxDelivery(dataDir);
