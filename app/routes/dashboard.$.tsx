export { loader } from "~/features/shell/unknown-page/load.server";
export { notServed as action } from "~/web/loader.server";

export default function UnknownPage() {
  return null;
}
