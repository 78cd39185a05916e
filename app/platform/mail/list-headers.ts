/**
 * How a mail program offers to switch off mails of this kind (RFC 2369), with one press and without a page (RFC 8058);
 * none for a mail that cannot be switched off.
 */
export const listHeaders = ({ offLink }: Readonly<Record<string, string>>): Record<string, string> =>
  offLink === undefined
    ? {}
    : {
        "List-Unsubscribe": `<${offLink}/one-click>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };
