'use client';

import { Minus, MoveHorizontal, Plus } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/state';
import type { OriginalMarker } from '../evidence/original-marker';
import type { PageSize } from './pdf-document';
import { PdfPage } from './pdf-page';
import { usePdf } from './use-pdf';
import { usePdfMarker } from './use-pdf-marker';
import { percentText, scaleOf, stepped, type Zoom } from './zoom';

type ViewProps = { name: string; onReady: (marker: OriginalMarker | null) => void };

/** A PDF, page under page. */
export function PdfView({ url, downloadUrl, ...props }: ViewProps & { url: string; downloadUrl: string }) {
  const state = usePdf(url);
  if (state.kind === 'failed') {
    return (
      <ErrorState
        title="The document could not be shown"
        actions={
          <Button asChild>
            <a href={downloadUrl}>Download it</a>
          </Button>
        }
      >
        The file may be damaged, or the connection was lost. What was read from it is next to it.
      </ErrorState>
    );
  }
  if (state.kind === 'loading') {
    return (
      <Loading label="Loading the document" className="min-h-0 flex-1 overflow-hidden bg-sunken p-4">
        <Skeleton className="mx-auto aspect-[210/297] h-auto w-full max-w-3xl rounded-none" />
      </Loading>
    );
  }
  return <PdfPages pdf={state.pdf} sizes={state.sizes} {...props} />;
}

/** Returns the width of an element's content box, followed as it changes. */
function useWidth(ref: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

function PdfPages({
  pdf,
  sizes,
  name,
  onReady,
}: ViewProps & { pdf: PDFDocumentProxy; sizes: readonly PageSize[] }) {
  const boxRef = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const width = useWidth(boxRef);
  const { marker, onText } = usePdfMarker(pdf, boxRef);
  const scale = scaleOf(zoom, width, Math.max(...sizes.map((size) => size.width)));

  useEffect(() => {
    onReady(marker);
    return () => onReady(null);
  }, [marker, onReady]);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={boxRef}
        aria-label={`Original: ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="focus-inset relative flex min-h-0 flex-1 flex-col gap-4 overflow-auto bg-sunken p-4"
      >
        {width > 0 &&
          sizes.map((size, index) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={index}
              pdf={pdf}
              number={index + 1}
              size={size}
              scale={scale}
              onText={onText}
            />
          ))}
      </section>
      <ZoomBar scale={scale} fits={zoom === 'fit'} onZoom={setZoom} />
    </div>
  );
}

function ZoomBar({ scale, fits, onZoom }: { scale: number; fits: boolean; onZoom: (zoom: Zoom) => void }) {
  return (
    <div
      role="toolbar"
      aria-label="Size of the page"
      className="absolute right-4 bottom-4 flex items-center rounded-lg border bg-raised p-0.5 shadow-overlay"
    >
      <IconButton label="Smaller" size="sm" side="top" onClick={() => onZoom(stepped(scale, -1))}>
        <Minus aria-hidden />
      </IconButton>
      <span className="w-11 text-center text-xs text-ink-muted tabular-nums">{percentText(scale)}</span>
      <IconButton label="Larger" size="sm" side="top" onClick={() => onZoom(stepped(scale, 1))}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton
        label="Fit the width"
        size="sm"
        side="top"
        aria-pressed={fits}
        onClick={() => onZoom('fit')}
      >
        <MoveHorizontal aria-hidden className={fits ? 'text-accent' : undefined} />
      </IconButton>
    </div>
  );
}
