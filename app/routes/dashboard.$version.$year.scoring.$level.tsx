export { action, default, handle, loader } from "./dashboard.scoring.$level/route";
