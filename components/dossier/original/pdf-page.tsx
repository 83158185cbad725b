'use client';

import './pdf-page.css';
import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { PageSize } from './pdf-document';

/** Pages are drawn a little before they come into sight. */
const AHEAD = '800px 0px';

/** More pixels than this to a CSS pixel cost memory and are not seen. */
const SHARPEST = 2.5;

/** The text layer of a drawn page: its runs, in the numbering of `pdfText`. */
export type DrawnText = { readonly runs: readonly Text[] };

async function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number): Promise<RenderTask> {
  const sharpness = Math.min(window.devicePixelRatio || 1, SHARPEST);
  const viewport = page.getViewport({ scale: scale * sharpness });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  return page.render({ canvas, viewport });
}

async function writeText(page: PDFPageProxy, box: HTMLElement, scale: number): Promise<DrawnText> {
  const { TextLayer } = await import('pdfjs-dist');
  const layer = new TextLayer({
    textContentSource: await page.getTextContent(),
    container: box,
    viewport: page.getViewport({ scale }),
  });
  box.replaceChildren();
  await layer.render();
  return { runs: layer.textDivs.map((run) => run.firstChild as Text) };
}

/** One page: an empty sheet of the right size until it comes near, then its drawing with its text over it. */
export function PdfPage({
  pdf,
  number,
  size,
  scale,
  onText,
}: {
  pdf: PDFDocumentProxy;
  number: number;
  size: PageSize;
  scale: number;
  /** Called with the text that can be marked now; null once it is gone. */
  onText: (number: number, text: DrawnText | null) => void;
}) {
  const sheetRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const textRef = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const sheet = sheetRef.current;
    if (!sheet) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: AHEAD,
    });
    observer.observe(sheet);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const [canvas, box] = [canvasRef.current, textRef.current];
    if (!near || !canvas || !box) return;
    let gone = false;
    let task: RenderTask | undefined;
    const show = async () => {
      const page = await pdf.getPage(number);
      if (gone) return;
      task = await draw(page, canvas, scale);
      await task.promise;
      if (gone) return;
      const text = await writeText(page, box, scale);
      if (!gone) onText(number, text);
    };
    // Zooming and leaving cancel a drawing; a page that cannot be drawn stays an empty sheet.
    show().catch(() => undefined);
    return () => {
      gone = true;
      task?.cancel();
      onText(number, null);
    };
  }, [pdf, number, scale, near, onText]);

  const measures = {
    width: size.width * scale,
    height: size.height * scale,
    '--total-scale-factor': scale,
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  } as CSSProperties;
  return (
    <div
      ref={sheetRef}
      data-page={number}
      style={measures}
      className="scheme-light relative mx-auto shrink-0 bg-paper shadow-raised"
    >
      <canvas ref={canvasRef} aria-hidden className="absolute inset-0 size-full" />
      <div ref={textRef} className="pdf-text" />
    </div>
  );
}
