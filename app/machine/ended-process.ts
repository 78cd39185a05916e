/**
 * Whether the process that wrote something has ended. What bears this process's id and is older than this process was
 * left by an earlier one. Another live process may use the same folder.
 */
export function hasEnded(pid: number, writtenAt: number): boolean {
  if (pid === process.pid) return writtenAt < performance.timeOrigin;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // The signal is not permitted for a process of another user, which exists.
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
