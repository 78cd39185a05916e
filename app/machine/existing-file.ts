/** Whether an error says that a file of this name is there already. */
export const isExistingFile = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EEXIST";
