import { archive } from "../../hostile/corpus/archive";

/** An archive of stored entries; one that declares false sizes also says that they are compressed. */
export function zip(
  entries: Record<string, string | Buffer>,
  claims: { unpacked?: number; packed?: number } = {},
): Buffer {
  const isHonest = claims.unpacked === undefined && claims.packed === undefined;
  return archive(
    Object.entries(entries).map(([name, content]) => {
      const data = Buffer.from(content as string);
      return isHonest ? { name, data, isStored: true } : { name, data, packed: data, claims };
    }),
  );
}
