/// <reference path="./tesseract-wasm.d.ts" />
import type { OCREngine } from 'tesseract-wasm';
import type { PictureLine, PictureReader, Raster } from '@/lib/engine/documents';
import { languageOf } from '@/lib/engine/parser';
import { withAddressesOf } from './addresses';
import { linesOfHocr } from './hocr';
import { engineBinary, MODELS, modelOf } from './models';

type Terms = {
  /** ISO 639-1 code of the language to try first. */
  language: string;
  /** Milliseconds of a core that one page may take. */
  pageLimitMs: number;
  shouldStop: () => boolean;
};

const PIXEL_BYTES = 4;
/** Fewest characters that reveal the language of a text. */
const TELLING = 200;

/** An engine learns one language. Those of the last languages are kept, and one that has learned none is held ready. */
const learned = new Map<string, OCREngine>();
let blank: OCREngine | undefined;
const MOST_LEARNED = 2;

async function prepare(language: string): Promise<void> {
  if (blank) return;
  for (const other of learned.keys())
    if (learned.size >= MOST_LEARNED && other !== language) learned.delete(other);
  const { createOCREngine } = await import('tesseract-wasm');
  blank = await createOCREngine({ wasmBinary: engineBinary() });
}

/**
 * Returns a reader of pictures. It begins with the given language; when the text turns out to be in another one that
 * has a model, it reads the picture again and continues with that; addresses stay as they were read first. A page that
 * takes too long is abandoned.
 */
export async function loadRecogniser({ language, pageLimitMs, shouldStop }: Terms): Promise<PictureReader> {
  let current = language in MODELS ? language : 'en';
  await prepare(current);
  if (engineFor(current)) await prepare(current);
  let isSettled = false;
  return (raster) => {
    const before = process.cpuUsage();
    const isOver = () => shouldStop() || usedSince(before) > pageLimitMs;
    const lines = recognise(raster, current, isOver);
    if (lines === undefined || isSettled) return lines;
    const text = lines.map(({ words }) => words.map((word) => word.text).join(' ')).join('\n');
    if (text.length < TELLING) return lines;
    isSettled = true;
    const told = languageOf(text);
    if (told === current || !(told in MODELS)) return lines;
    const again = recognise(raster, told, isOver);
    if (again === undefined || weightOf(again) < weightOf(lines)) return lines;
    current = told;
    return withAddressesOf(lines, again);
  };
}

function usedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Returns how many characters were read, each counted by how sure it is. */
function weightOf(lines: readonly PictureLine[]): number {
  const words = lines.flatMap((line) => line.words);
  return words.reduce((sum, { text, certainty }) => sum + certainty * text.length, 0);
}

/** An engine that trapped is not asked again. */
function recognise(raster: Raster, language: string, isOver: () => boolean): PictureLine[] | undefined {
  let isStopped = false;
  try {
    const engine = engineFor(language);
    if (engine === undefined) return undefined;
    engine.loadImage(imageOf(raster));
    const hocr = engine.getHOCR(() => {
      isStopped = isOver();
      if (isStopped) throw new Error('stopped');
    });
    engine.clearImage();
    return linesOfHocr(hocr);
  } catch {
    if (!isStopped) learned.delete(language);
    return undefined;
  }
}

function engineFor(language: string): OCREngine | undefined {
  const ready = learned.get(language);
  const model = ready || !blank ? undefined : modelOf(language);
  if (model === undefined || blank === undefined) return ready;
  const engine = blank;
  blank = undefined;
  engine.loadModel(model);
  learned.set(language, engine);
  return engine;
}

/** The engine takes pictures in colour, as a browser has them. */
function imageOf({ width, height, gray }: Raster) {
  const data = new Uint8ClampedArray(width * height * PIXEL_BYTES);
  const pixels = new Uint32Array(data.buffer);
  for (let at = 0; at < gray.length; at++) pixels[at] = 0xff000000 | ((gray[at] ?? 0) * 0x010101);
  return { width, height, data };
}
