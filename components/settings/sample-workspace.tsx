'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useLoadSamples } from '@/components/dossier/upload/use-load-samples';
import { useAction } from '@/components/shell/use-action';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Outcome } from '@/lib/recruiter';

/** Loads the fictional candidates that come with the app, or removes them again. */
export function SampleWorkspace({
  samples,
  load,
  remove,
}: {
  /** Number of sample candidates at present. */
  samples: number;
  load: () => Promise<Outcome<{ files: number }>>;
  remove: () => Promise<Outcome<{ deleted: number }>>;
}) {
  const [asking, setAsking] = useState(false);
  const [started, setStarted] = useState(false);
  const removing = useAction();
  const loading = useLoadSamples(load, ({ files }) => {
    setStarted(true);
    toast.done(`${files} sample documents are being read`, {
      description: 'They appear among candidates and jobs one by one.',
    });
  });
  const removeSamples = () =>
    removing.run(remove, ({ deleted }) => {
      setAsking(false);
      setStarted(false);
      toast.done(`${deleted} samples are removed`);
    });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {samples === 0 && !started ? (
        <Button busy={loading.busy} onClick={loading.loadSamples}>
          Load the samples
        </Button>
      ) : (
        <>
          <Button asChild>
            <Link href="/candidates?sample=true">Show the sample candidates</Link>
          </Button>
          <Button variant="danger-quiet" onClick={() => setAsking(true)}>
            Remove them…
          </Button>
        </>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove the sample candidates?"
        description="Their documents and everything read from them are deleted. Your own candidates stay as they are."
        confirm="Remove"
        busy={removing.busy}
        onConfirm={removeSamples}
      />
    </div>
  );
}
