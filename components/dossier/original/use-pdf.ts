import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { loadPdf, type PageSize, pageSizes } from './pdf-document';

export type PdfState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly pdf: PDFDocumentProxy; readonly sizes: readonly PageSize[] };

/** Opens the PDF at a URL for as long as the caller is shown. */
export function usePdf(url: string): PdfState {
  const [state, setState] = useState<PdfState>({ kind: 'loading' });
  useEffect(() => {
    let gone = false;
    let task: PDFDocumentLoadingTask | undefined;
    const open = async () => {
      task = await loadPdf(url);
      if (gone) void task.destroy();
      const pdf = await task.promise;
      const sizes = await pageSizes(pdf);
      if (!gone) setState({ kind: 'ready', pdf, sizes });
    };
    setState({ kind: 'loading' });
    // Leaving destroys the task, which then fails: nobody is there to see the error.
    open().catch(() => !gone && setState({ kind: 'failed' }));
    return () => {
      gone = true;
      void task?.destroy();
    };
  }, [url]);
  return state;
}
