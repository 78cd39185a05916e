import { SETTING_NAMES } from "./settings.server";

/** Variables that look like a setting and are none: a letter missing, too many or exchanged. */
export function misspeltSettings(
  environment: Record<string, string | undefined>,
): [name: string, meant: string][] {
  return Object.keys(environment).flatMap((name) => {
    const meant = SETTING_NAMES.includes(name) ? undefined : SETTING_NAMES.find((one) => isNear(name, one));
    return meant === undefined || !name.includes("_") ? [] : [[name, meant] as [string, string]];
  });
}

/** One letter more, less or other, or two neighbours exchanged. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, restOther] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === restOther ||
    rest === restOther.slice(1) ||
    rest.slice(1) === restOther.slice(1) ||
    (rest[0] === restOther[1] && rest[1] === restOther[0] && rest.slice(2) === restOther.slice(2))
  );
}
