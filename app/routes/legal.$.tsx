export { noSuchDocument as loader, notServed as action } from "~/web/loader.server";

export default function NoDocument() {
  return null;
}
