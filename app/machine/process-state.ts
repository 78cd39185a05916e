/** The fields of a process's state (proc(5)), counted from the one after its name; times in hundredths of a second. */
export const STATE_FIELD = { userTime: 11, systemTime: 12, startTime: 19 } as const;

/** What `/proc/<pid>/stat` tells behind the name of the program, which may have brackets and spaces. */
export const stateFields = (state: string): string[] => state.slice(state.lastIndexOf(")") + 2).split(" ");
