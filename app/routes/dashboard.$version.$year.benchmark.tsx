export { action, default, handle, loader } from "./dashboard.benchmark/route";
