export { loader } from "~/features/shell/start/load.server";
export { notServed as action } from "~/web/loader.server";

export default function Start() {
  return null;
}
