'use client';

import { Download, FileQuestion } from 'lucide-react';
import { Button, IconButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';
import type { OriginalDocument } from '@/lib/recruiter/vocabulary';
import { sizeText } from '../words';
import { HtmlView } from './html-view';
import type { OriginalMarker } from './original-marker';
import { PdfView } from './pdf-view';

/** The document as it was sent in: its pages, or its conversion to HTML. `onReady` gives the way to mark places in it. */
export function OriginalView({
  original,
  onReady,
}: {
  original: OriginalDocument;
  onReady: (marker: OriginalMarker | null) => void;
}) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-10 shrink-0 items-center gap-2 border-b pr-2 pl-4 text-xs text-ink-muted">
        <span className="truncate font-medium text-ink" title={original.name}>
          {original.name}
        </span>
        <span className="shrink-0">{sizeText(original.size)}</span>
        {original.view === 'html' && <span className="shrink-0 max-sm:hidden">shown as HTML</span>}
        <IconButton label="Download the original" size="sm" className="ml-auto" asChild>
          <a href={original.downloadUrl} download>
            <Download aria-hidden />
          </a>
        </IconButton>
      </div>
      <Pages original={original} onReady={onReady} />
    </div>
  );
}

function Pages({
  original,
  onReady,
}: {
  original: OriginalDocument;
  onReady: (marker: OriginalMarker | null) => void;
}) {
  if (original.view === 'pdf')
    return (
      <PdfView url={original.url} downloadUrl={original.downloadUrl} name={original.name} onReady={onReady} />
    );
  if (original.view === 'html' && original.htmlUrl)
    return <HtmlView url={original.htmlUrl} name={original.name} onReady={onReady} />;
  return (
    <EmptyState
      icon={FileQuestion}
      title="This kind of file cannot be shown here"
      actions={
        <Button asChild>
          <a href={original.downloadUrl}>Download it</a>
        </Button>
      }
    >
      The parser gave no pages and no HTML of it. What was read from it stands beside.
    </EmptyState>
  );
}
