import type { Writable } from 'node:stream';

type Counts = { done: number; skipped: number; failed: number };

/** What is shown of a run while it lasts, apart from its results. */
export type Progress = {
  done: () => void;
  /** A document that an earlier run has done. */
  skipped: () => void;
  failed: (name: string, message: string) => void;
  /** Ends the line that changes, and returns the counts. */
  end: () => Counts;
};

export type Terminal = Writable & { isTTY?: boolean; columns?: number };

const CLEARED = '\r\u001B[K';
const number = (value: number) => value.toLocaleString('en');
const LINES_OF_A_LOG = 20;
/** Before that many documents the time that is left is a guess. */
const FEW = 5;

function left(total: number, ended: number, worked: number, startedAt: number): string {
  const seconds = (performance.now() - startedAt) / 1000;
  if (worked < FEW || seconds < 1 || ended === total) return '';
  const rest = ((total - ended) * seconds) / worked;
  const time = rest < 90 ? `${Math.ceil(rest)} s` : `${Math.ceil(rest / 60)} min`;
  return `, about ${time} left`;
}

/** Shows one line that changes on a terminal; in a log a line for each twentieth of the run. */
export function createProgress(total: number, to: Terminal, quiet = false): Progress {
  const counts: Counts = { done: 0, skipped: 0, failed: 0 };
  const startedAt = performance.now();
  const step = Math.max(1, Math.ceil(total / LINES_OF_A_LOG));

  function show() {
    const { done, skipped, failed } = counts;
    const ended = done + skipped + failed;
    if (quiet || (!to.isTTY && ended % step !== 0 && ended !== total)) return;
    const text = [
      `${number(ended)} of ${number(total)}`,
      ...(skipped > 0 ? [`${number(skipped)} done before`] : []),
      ...(failed > 0 ? [`${number(failed)} failed`] : []),
    ].join(', ');
    const line = text + left(total, ended, done + failed, startedAt);
    to.write(to.isTTY ? CLEARED + line : `${line}\n`);
  }

  const count = (name: keyof Counts) => {
    counts[name] += 1;
    show();
  };
  return {
    done: () => count('done'),
    skipped: () => count('skipped'),
    failed: (name, message) => {
      to.write(`${to.isTTY ? CLEARED : ''}${name}: ${message}\n`);
      count('failed');
    },
    end: () => {
      if (!quiet && to.isTTY) to.write('\n');
      return { ...counts };
    },
  };
}
