export type Steps = ReturnType<typeof stepper>;

/** Runs a step unless the time is up; then the step gives `otherwise` and the answer is marked. */
export function stepper(shouldStop: (() => boolean) | undefined) {
  let stopped = false;
  return {
    run<T>(step: () => T, otherwise: T): T {
      stopped ||= shouldStop?.() === true;
      return stopped ? otherwise : step();
    },
    get stopped() {
      return stopped || shouldStop?.() === true;
    },
  };
}
