import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  DEFAULT_READ_LIMITS,
  isOwnPage,
  type PictureReader,
  plainText,
  readDocument,
  type SourceDocument,
  toHtml,
  withPictures,
} from '@/lib/engine/documents';
import { pngOf, scanned } from '@/lib/engine/documents/testing';
import { loadRecogniser } from './recogniser';

const LINES = [
  'Robin Sample',
  '12 Orchard Lane, Leeds LS1 4AP, United Kingdom',
  'robin.sample@example.com',
  'Work experience',
  'Senior Bookkeeper, Sample Works Ltd, Leeds',
  'May 2018 - present',
  'Keeps the ledgers of four companies and closes each month.',
  'Supervises two clerks and trained six apprentices.',
];
const GERMAN = [
  'Lebenslauf',
  'Jörg Müßig, geboren in Köln, wohnhaft in der Größenstraße 12',
  'Geschäftsführer für Übersetzungen und Prüfungen bei der Häußler GmbH',
  'Verantwortlich für die Führung von zwölf Beschäftigten und die jährliche Planung',
  'Ausbildung zum Bürokaufmann, Abschluss mit der Note sehr gut',
];

function pdfOf(lines: readonly string[], size: number): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 0 });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.fontSize(size);
    lines.forEach((line, index) => {
      pdf.text(line, 60, 80 + index * 2 * size, { lineBreak: false });
    });
    pdf.end();
  });
}

async function pictureOf(lines: readonly string[], scanner: Parameters<typeof scanned>[1] = {}) {
  const [page] = await scanned(await pdfOf(lines, 12), scanner);
  if (!page) throw new Error('no page');
  return pngOf(page);
}

function recogniser(pageLimitMs = 20_000): Promise<PictureReader> {
  return loadRecogniser({ language: 'en', pageLimitMs, shouldStop: () => false });
}

const read = async (bytes: Uint8Array, readPicture: PictureReader | undefined) =>
  readDocument(bytes, { ...DEFAULT_READ_LIMITS, readPicture });

async function mustRead(bytes: Uint8Array): Promise<SourceDocument> {
  const reading = await read(bytes, await recogniser());
  if (!reading.ok) throw new Error(reading.failure.detail ?? reading.failure.message);
  return reading.value;
}

/** Returns a PNG with this header and these rows, which may not fit each other. */
function png(width: number, height: number, rows: Buffer): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

describe('a picture of a page', () => {
  let level: SourceDocument;

  beforeAll(async () => {
    level = await mustRead(await pictureOf(LINES));
  });

  it('is read line by line', () => {
    expect(plainText(level).split('\n')).toEqual(LINES);
    expect([level.kind, level.doubts, level.truncated]).toEqual(['png', ['picture'], false]);
  });

  it('has each line where it is on the page, in its size', () => {
    const [name, address] = level.lines;
    expect(name?.box?.x0).toBeCloseTo(60, -0.5);
    expect(((address?.box?.y0 ?? 0) - (name?.box?.y0 ?? 0)) / 24).toBeCloseTo(1, 1);
    expect(new Set(level.lines.map(({ fontSize }) => fontSize)).size).toBe(1);
    expect(Math.abs((name?.fontSize ?? 0) - 12)).toBeLessThan(1);
  });

  it('is shown as it lies, with its words over it', async () => {
    const bytes = await pictureOf(LINES, { turn: 1.3 });
    const shown = await withPictures(bytes, await mustRead(bytes));
    expect(shown.scans?.[0]?.picture?.slice(0, 3)).toEqual(Uint8Array.of(0xff, 0xd8, 0xff));
    const html = toHtml(bytes, shown);
    expect(isOwnPage(html)).toBe(true);
    const words = [...html.matchAll(/<span class="word"[^>]*>([^<]*)</g)].map(([, word]) => word?.trim());
    expect(words.join(' ')).toBe(LINES.join(' '));
  });

  it('may lie askew and have noise', async () => {
    const askew = await mustRead(await pictureOf(LINES, { turn: 1.3, noise: 12 }));
    expect(plainText(askew).split('\n')).toEqual(LINES);
    expect(askew.scans?.[0]?.turn).toBeCloseTo(1.3, 0.5);
  });

  it('is read again in its own language', async () => {
    const german = await mustRead(await pictureOf(GERMAN));
    expect(plainText(german).split('\n')).toEqual(GERMAN);
  });

  it('says that it was not read to its end where it is cut', async () => {
    const picture = await pictureOf(LINES);
    const { lines, truncated } = await mustRead(picture.slice(0, picture.length * 0.9));
    expect([lines[0]?.text, truncated]).toEqual([LINES[0], true]);
  });

  it('is refused as before where nobody reads pictures', async () => {
    expect(await read(await pictureOf(LINES), undefined)).toMatchObject({
      ok: false,
      failure: { code: 'ovIsImage' },
    });
  });

  it('is cut when it takes too long, and the next one is read', async () => {
    const picture = await pictureOf(LINES);
    expect(await read(picture, await recogniser(1))).toMatchObject({ ok: false });
    expect(plainText(await mustRead(picture)).split('\n')).toEqual(LINES);
  });
});

describe('a picture that is none of a page', () => {
  const noise = Buffer.alloc(1201 * 1600);
  for (let at = 0, state = 7; at < noise.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    noise[at] = at % 1201 === 0 ? 0 : state >>> 24;
  }

  it.each([
    ['says that it is huge', png(2 ** 31 - 1, 2 ** 31 - 1, Buffer.alloc(100)), 'ovIsImage'],
    ['is as large as may be, and empty', png(7000, 7000, Buffer.alloc(100)), 'ovIsImage'],
    ['unpacks to more than it shows', png(100, 100, Buffer.alloc(60_000_000)), 'ovIsImage'],
    ['ends after its header', png(100, 100, Buffer.alloc(0)).slice(0, 40), 'ovCorrupt'],
    ['has rows of a filter that does not exist', png(100, 100, Buffer.alloc(10_100, 9)), 'ovCorrupt'],
    ['is a JPEG without data', Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 'ovCorrupt'],
    ['is narrow', png(1, 20_000, Buffer.alloc(40_000)), 'ovIsImage'],
    ['is noise', png(1200, 1600, noise), 'ovIsImage'],
  ])('is refused: one that %s', async (_, bytes, code) => {
    const before = process.cpuUsage();
    const reading = await read(bytes, await recogniser(5000));
    expect(reading).toMatchObject({ ok: false, failure: { code } });
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(15_000);
  });
});
