export { example as loader } from "~/features/people/invite/many/load.server";
