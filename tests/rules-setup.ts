import { bundleFolder } from "./bundled";

/** Before a run of the rules: a folder for what the tests bundle. */
export default bundleFolder;
