import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import type { TextItem } from '../evidence/fold';
import { readingOrder } from './reading-order';

/** Path of the viewer's files other than its code. */
const ASSETS = '/pdfjs';

/** A CV has a few pages; later ones are not searched for evidence. */
const PAGES_SEARCHED = 60;

export type PageSize = { readonly width: number; readonly height: number };

/** Place of a run of text: the page (from 1) and its number among the runs of that page. */
export type PageRun = { readonly page: number; readonly run: number };

export type PdfText = { readonly items: readonly TextItem[]; readonly places: readonly PageRun[] };

/** Begins to load a PDF. The viewer's code is fetched only when the first PDF is shown. */
export async function loadPdf(url: string): Promise<PDFDocumentLoadingTask> {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc = `${ASSETS}/pdf.worker.min.mjs`;
  return pdfjs.getDocument({
    url,
    cMapUrl: `${ASSETS}/cmaps/`,
    standardFontDataUrl: `${ASSETS}/standard_fonts/`,
    wasmUrl: `${ASSETS}/wasm/`,
    iccUrl: `${ASSETS}/iccs/`,
    enableXfa: false,
  });
}

/** Returns the size of every page at a scale of 1, so that nothing moves when pages are drawn later. */
export async function pageSizes(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const sizes: PageSize[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const known = number > PAGES_SEARCHED ? sizes.at(-1) : undefined;
    if (known) sizes.push(known);
    else {
      const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 });
      sizes.push({ width, height });
    }
  }
  return sizes;
}

/** Returns all runs of text, numbered as the text layers number theirs. */
export async function pdfText(pdf: PDFDocumentProxy): Promise<PdfText> {
  const items: TextItem[] = [];
  const places: PageRun[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, PAGES_SEARCHED); number++) {
    const content = await (await pdf.getPage(number)).getTextContent();
    const runs = content.items.filter((item) => 'str' in item);
    const set = runs.map(({ str, transform, hasEOL }, run) => ({
      text: str,
      x: Number(transform[4]),
      endsLine: hasEOL || run === runs.length - 1,
    }));
    for (const line of readingOrder(set)) {
      for (const run of line) {
        items.push({ text: set[run]?.text ?? '', endsLine: run === line.at(-1) });
        places.push({ page: number, run });
      }
    }
  }
  return { items, places };
}
