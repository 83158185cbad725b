'use client';

import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DossierKind } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS } from '../kinds';
import { type DroppedFiles, filesOfDrop, filesOfList } from './dropped-files';

function carriesFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') ?? false;
}

/** Accepts files dropped or pasted anywhere in the window, and shows that while they hover over it. */
export function DropZone({ kind, onDrop }: { kind: DossierKind; onDrop: (dropped: DroppedFiles) => void }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    // The window gets an enter and a leave for every element under the pointer: the depth shows when all were left.
    let depth = 0;
    const enter = ({ dataTransfer }: DragEvent) => {
      if (!carriesFiles(dataTransfer)) return;
      depth += 1;
      setOver(true);
    };
    const leave = ({ dataTransfer }: DragEvent) => {
      if (!carriesFiles(dataTransfer)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const hover = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      void filesOfDrop(event.dataTransfer).then(onDrop);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData && clipboardData.files.length > 0) onDrop(filesOfList(clipboardData.files));
    };
    const stop = new AbortController();
    const until = { signal: stop.signal };
    window.addEventListener('dragenter', enter, until);
    window.addEventListener('dragleave', leave, until);
    window.addEventListener('dragover', hover, until);
    window.addEventListener('drop', drop, until);
    window.addEventListener('paste', paste, until);
    return () => stop.abort();
  }, [onDrop]);

  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 flex animate-fade items-center justify-center bg-scrim p-4">
      <div className="flex flex-col items-center rounded-xl border-2 border-dashed border-accent bg-raised px-10 py-8 text-center shadow-overlay">
        <FileDown aria-hidden className="size-8 text-accent" strokeWidth={1.5} />
        <p className="mt-3 text-lg font-semibold">Drop to read these {KIND_WORDS[kind].documents}</p>
        <p className="text-ink-muted">Files and folders, any number</p>
      </div>
    </div>
  );
}
