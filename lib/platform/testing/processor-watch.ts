/**
 * Begins to count the processor time of this process; the returned function returns the milliseconds used since. For
 * tests of work that must not explode: the wall clock also counts the work of other programs.
 */
export function processorWatch(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
}
