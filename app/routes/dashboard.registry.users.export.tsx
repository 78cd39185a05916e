export { loader } from "~/features/people/list/file.server";
