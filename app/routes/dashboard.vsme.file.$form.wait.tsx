export { notServed as action } from "~/web/loader.server";
export { waitingLoader as loader } from "~/features/vsme/file.server";
export { handle, VsmeWaitPage as default } from "~/features/vsme/wait-page";
