import { toLatin1 } from "~/domain/plain-text";

/** A name as it is kept: characters of §5, on one line, without spaces around it. */
export const oneLine = (text: string) => toLatin1(text).text.replace(/\s+/g, " ").trim();
