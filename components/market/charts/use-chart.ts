import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Chart } from './chart';
import { inTurn } from './in-turn';

type Drawn = typeof Chart;

/** The charts with their library are loaded where one is shown and nowhere else. */
const load = async (): Promise<Drawn> => (await import('./chart')).Chart;

/** Loads the charts while their figures are on the way. What goes wrong is an error once one is to be drawn. */
export function usePreloadedCharts(): void {
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
}

/**
 * How to draw a chart, once it is loaded and all charts before it are drawn: a page of them takes longer than a press may
 * wait, one does not. What cannot be loaded is an error of the page.
 */
export function useChart(): Drawn | undefined {
  const [chart, setChart] = useState<Drawn>();
  useEffect(() => {
    let leave = () => {};
    let isWanted = true;
    const take = (loaded: Drawn) => {
      if (isWanted) leave = inTurn(() => flushSync(() => setChart(() => loaded)));
    };
    const fail = (problem: unknown) =>
      setChart(() => {
        throw problem;
      });
    load().then(take, fail);
    return () => {
      isWanted = false;
      leave();
    };
  }, []);
  return chart;
}
