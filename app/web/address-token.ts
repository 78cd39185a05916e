/** The token at the end of an address that the platform gave. */
export const tokenOfAddress = (address: string): string => new URL(address).pathname.split("/").at(-1) ?? "";

const OWN_FILE = /\/api\/survey\/v1\/files\/([\w.-]+)$/;

/** The token of a file that our own API serves; null for an address of any other kind. */
export const tokenOfFile = (address: string): string | null =>
  (URL.canParse(address) && OWN_FILE.exec(new URL(address).pathname)?.[1]) || null;
