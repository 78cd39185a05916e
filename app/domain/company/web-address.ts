/**
 * The address of a company's web page as it is stored: http or https (added to a text without a scheme), followed directly
 * by a host that contains a dot, without a user; null for any other text.
 */
export function webAddress(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, "")}`;
  return isPublicAddress(address) ? address : null;
}

function isPublicAddress(address: string): boolean {
  if (/[^\x21-\x7e\xa1-\xff]|^https?:\/\/[/\\]/i.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname.includes(".") && username === "" && password === "";
}
