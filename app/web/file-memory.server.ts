/** Files that may be in memory at one time in this process, and those of one post. Each is at most 10 MB. */
const MOST = 8;
const MOST_OF_A_POST = 4;

let held = 0;

/** The room that the files of one post take up; who holds it gives it back. */
export function memoryForFiles() {
  let own = 0;
  return {
    /** False when there is no room. */
    take(): boolean {
      if (held >= MOST || own >= MOST_OF_A_POST) return false;
      held += 1;
      own += 1;
      return true;
    },
    release(): void {
      held -= own;
      own = 0;
    },
  };
}
