/** The token at the end of an address that the platform gave. */
export const tokenOfAddress = (address: string): string => new URL(address).pathname.split("/").at(-1) ?? "";
