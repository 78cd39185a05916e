export { action, default, loader } from "./dashboard.scoring._index";
