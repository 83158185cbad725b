import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Chart } from './chart';
import { inTurn, isTurn } from './in-turn';

type Drawn = typeof Chart;

let loaded: Drawn | undefined;

/** The charts with their library are loaded where one is shown and nowhere else. */
async function load(): Promise<Drawn> {
  loaded ??= (await import('./chart')).Chart;
  return loaded;
}

/**
 * Runs something in its turn once charts are loaded, or reports why they are not; returns a function to leave the
 * queue.
 */
function inTurnWithCharts(run: (chart: Drawn) => void, fail: (problem: unknown) => void): () => void {
  let leave = () => {};
  let isWanted = true;
  load().then(
    (chart) => {
      if (isWanted) leave = inTurn(() => flushSync(() => run(chart)));
    },
    (problem) => isWanted && fail(problem),
  );
  return () => {
    isWanted = false;
    leave();
  };
}

/**
 * Returns whether it is the turn of a part of a page that holds a chart; once true, it stays true. A whole page of
 * charts takes too long to draw while a click waits, one chart with its frame does not. Charts are loaded meanwhile.
 */
export function useTurn(isReady: boolean): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    if (hasCome) return;
    const come = () => setCome(true);
    if (isReady) return inTurnWithCharts(come, come);
    load().catch(() => undefined);
  }, [isReady, hasCome]);
  return hasCome;
}

/**
 * Returns the chart once it may be drawn: at once within a turn, or else in a separate one. A chart that cannot be
 * loaded is an error of the page.
 */
export function useChart(): Drawn | undefined {
  const [chart, setChart] = useState<Drawn | undefined>(() => (isTurn() ? loaded : undefined));
  useEffect(() => {
    if (chart) return;
    const fail = (problem: unknown) =>
      setChart(() => {
        throw problem;
      });
    return inTurnWithCharts((drawn) => setChart(() => drawn), fail);
  }, [chart]);
  return chart;
}
