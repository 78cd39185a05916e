const SHOWN = 2;

/** Enough of an address to recognise it, too little to write to it: "an…@azienda.example". */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  if (at < 0) return "…";
  const local = address.slice(0, at);
  return `${local.length > SHOWN ? local.slice(0, SHOWN) : ""}…${address.slice(at)}`;
}
