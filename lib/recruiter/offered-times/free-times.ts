/** When something is held, and for how long. */
export type Stretch = { startsAt: Date; minutes: number };

const endOf = ({ startsAt, minutes }: Stretch): number => startsAt.getTime() + minutes * 60_000;

/** Returns the times that are to come and overlap nothing that is taken, the first one first. */
export function freeTimes(
  times: readonly Date[],
  minutes: number,
  { taken, now }: { taken: readonly Stretch[]; now: Date },
): Date[] {
  return times
    .filter((startsAt) => {
      const end = endOf({ startsAt, minutes });
      return (
        startsAt > now &&
        !taken.some((other) => other.startsAt.getTime() < end && startsAt.getTime() < endOf(other))
      );
    })
    .toSorted((one, other) => one.getTime() - other.getTime());
}
