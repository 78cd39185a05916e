import { wastes01To08 } from "./wastes-01-08";
import { wastes09To15 } from "./wastes-09-15";
import { wastes16To20 } from "./wastes-16-20";

const LINE = /^(\d{6})(\*?) (\S+)$/;

/** The member of each code of the European list of waste, by its six digits. */
export const wasteMembers: Readonly<Record<string, string>> = Object.fromEntries(
  [wastes01To08, wastes09To15, wastes16To20]
    .flatMap((lines) => lines.trim().split("\n"))
    .map((line) => {
      const [, code = "", asterisk, name] = LINE.exec(line) ?? [];
      return [code, `waste:W-${code}-${asterisk === "*" ? "" : "Non-"}Hazardous-${name}Member`];
    }),
);
