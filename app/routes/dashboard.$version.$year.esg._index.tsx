export { action, default, handle, loader } from "./dashboard.esg._index/route";
