export { loader } from "~/features/shell/unknown/load.server";
export { notServed as action } from "~/web/not-served.server";

export default function UnknownPath() {
  return null;
}
