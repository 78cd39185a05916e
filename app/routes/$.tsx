export { loader } from "~/features/shell/unknown/load.server";
export { notServed as action } from "~/web/loader.server";

export default function UnknownPath() {
  return null;
}
