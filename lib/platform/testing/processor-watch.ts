/**
 * Begins to count the processor time of this process; the returned function returns the milliseconds used since. For
 * tests of work that must not explode: the clock on the wall also counts what other programs do.
 */
export function processorWatch(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
}
