/** The parts of an address on one line: "Via Roma 1, 24121 Bergamo (BG)". Without a postcode all of it is the street. */
export function addressParts(line: string): { street: string; postcode?: string; city?: string } {
  const found = /^(.{1,200}?)[,\s]\s{0,3}(\d{5})\s{1,3}(.{1,100})$/.exec(line.trim());
  if (!found) return { street: line.trim() };
  const [, street = "", postcode = "", city = ""] = found;
  return { street: street.replace(/,$/, "").trim(), postcode, city: city.trim() };
}

/** One line again; `addressParts` takes it apart into the same parts. */
export function addressLine({
  street,
  postcode,
  city,
}: {
  street: string;
  postcode?: string;
  city?: string;
}): string {
  const place = [postcode, city].filter((part) => part !== undefined && part !== "").join(" ");
  return place === "" ? street : `${street}, ${place}`;
}
