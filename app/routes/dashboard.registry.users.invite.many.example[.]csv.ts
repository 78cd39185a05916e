export { example as loader } from "~/features/people/invite/many/load.server";
export { notServed as action } from "~/web/loader.server";
