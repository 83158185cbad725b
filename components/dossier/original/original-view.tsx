'use client';

import { Download, FileQuestion, ScanText } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { EmptyState } from '@/components/ui/state';
import type { OriginalDocument } from '@/lib/recruiter/vocabulary';
import type { OriginalMarker } from '../evidence/original-marker';
import { dayText, sizeText } from '../words';
import { HtmlView } from './html-view';
import { PdfView } from './pdf-view';

/**
 * The document as it was sent in: its pages, or its conversion to HTML. `onReady` receives the function that marks
 * places in it. If there are several, each can be viewed and chosen as the one to show.
 */
export function OriginalView({
  original: shown,
  documents,
  onReady,
  onShow,
}: {
  original: OriginalDocument;
  documents: readonly OriginalDocument[];
  onReady: (marker: OriginalMarker | null) => void;
  /** Null for members who may only look. */
  onShow: ((document: string) => void) | null;
}) {
  const [openId, setOpenId] = useState<string | null>(null);
  const original = documents.find(({ id }) => id === openId) ?? shown;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-10 shrink-0 items-center gap-2 border-b pr-2 pl-4 text-xs text-ink-muted">
        {documents.length > 1 ? (
          <div className="w-64 min-w-0">
            <Select
              aria-label="Document"
              options={documents.map(({ id, name, uploadedAt }) => ({
                value: id,
                label: name,
                description: `${dayText(uploadedAt)}${id === shown.id ? ', shown' : ''}`,
              }))}
              value={original.id}
              onValueChange={setOpenId}
            />
          </div>
        ) : (
          <span className="truncate font-medium text-ink" title={original.name}>
            {original.name}
          </span>
        )}
        <span className="shrink-0">{sizeText(original.size)}</span>
        {original.view === 'html' && <ShownAs mediaType={original.mediaType} />}
        {onShow && original.id !== shown.id && (
          <Button size="sm" variant="quiet" onClick={() => onShow(original.id)}>
            Show what was read from this
          </Button>
        )}
        <IconButton label="Download the original" size="sm" className="ml-auto" asChild>
          <a href={original.downloadUrl} download>
            <Download aria-hidden />
          </a>
        </IconButton>
      </div>
      <Pages key={original.id} original={original} onReady={onReady} />
    </div>
  );
}

/** Labels the replacement of the original: the picture with its recognised text, or the text set anew. */
function ShownAs({ mediaType }: { mediaType: string }) {
  if (!/^(?:image\/|application\/pdf)/.test(mediaType))
    return <span className="shrink-0 max-sm:hidden">shown as HTML</span>;
  return (
    <span
      className="flex shrink-0 items-center gap-1 text-caution"
      title="The text was recognised in a picture. Compare names and numbers with it."
    >
      <ScanText aria-hidden className="size-3.5" />
      Read from a picture
    </span>
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
      This document has no pages to show. What was read from it is next to it.
    </EmptyState>
  );
}
