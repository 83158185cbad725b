import { useEffect } from 'react';
import { usePreferences } from '@/components/shell/preferences-provider';
import { useAction } from '@/components/shell/use-action';
import type { Outcome } from '@/lib/recruiter/vocabulary';
import { useUploads } from './upload-context';

const LOOK_MS = 700;

/** Loads the samples: the tour begins with the press, and the panel shows each document as it comes in. */
export function useLoadSamples(
  load: () => Promise<Outcome<{ files: number }>>,
  loaded: (samples: { files: number }) => void,
): { busy: boolean; loadSamples: () => void } {
  const { busy, run } = useAction();
  const { show, follow } = useUploads();
  const { setPreference } = usePreferences();
  useEffect(() => {
    if (!busy) return;
    const timer = setInterval(follow, LOOK_MS);
    return () => clearInterval(timer);
  }, [busy, follow]);
  const loadSamples = () => {
    setPreference('tour', '1');
    show();
    run(
      load,
      (samples) => {
        loaded(samples);
        follow();
      },
      () => setPreference('tour', 'off'),
    );
  };
  return { busy, loadSamples };
}
