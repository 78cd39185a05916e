export { loader } from "~/features/files/page/load.server";
export { notServed as action } from "~/web/loader.server";

export default function File() {
  return null;
}
