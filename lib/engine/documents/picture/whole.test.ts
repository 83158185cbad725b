import { describe, expect, it } from 'vitest';
import { type TiffPage, tiffOf } from '../testing/tiff';
import { pictureAsPdf } from './as-pdf';
import { directoriesOf } from './directory';
import { quarterTurns } from './jpeg';

/** 64 by 32 pixels. */
const SHADES = new Uint8Array(64 * 32);
const page = (tags: TiffPage['tags'], pieces: Uint8Array[]): TiffPage => ({
  tags: { 256: 64, 257: 32, 258: 8, 259: 1, 262: 1, 277: 1, ...tags },
  pieces,
});
const times = (pdf: Uint8Array, what: RegExp) =>
  [...Buffer.from(pdf).toString('latin1').matchAll(what)].length;

describe('a TIFF', () => {
  it.each<[string, TiffPage[], number]>([
    ['a page in a form that is not read', [page({}, [SHADES]), page({ 259: 34_712 }, [SHADES])], 1],
    ['a page that is huge', [page({ 256: 2 ** 20, 257: 2 ** 20 }, [SHADES]), page({}, [SHADES])], 1],
    ['more pages than are read', Array.from({ length: 102 }, () => page({}, [SHADES])), 100],
    ['a piece that is missing', [page({ 278: 16 }, [SHADES.slice(0, 1024), new Uint8Array(0)])], 1],
  ])('says that it is not whole where it has %s', async (_, pages, shown) => {
    const made = await pictureAsPdf(tiffOf(pages));
    expect(made).toMatchObject({ ok: true, value: { isWhole: false } });
    expect(made.ok && times(made.value.pdf, /\/Type\/Page\/P/g)).toBe(shown);
  });

  it('says that it is not whole where it ends before its last page', async () => {
    const whole = tiffOf([page({}, [SHADES]), page({}, [SHADES])]);
    expect(await pictureAsPdf(whole)).toMatchObject({ value: { isWhole: true } });
    const cut = whole.slice(0, whole.length - 200);
    expect(await pictureAsPdf(cut)).toMatchObject({ ok: true, value: { isWhole: false } });
  });

  it('has pieces up to a number, however many pages they are of', async () => {
    const rows = 3500;
    const made = Array.from({ length: 40 }, () =>
      page(
        { 256: 1, 257: rows, 278: 1 },
        Array.from({ length: rows }, () => Uint8Array.of(0)),
      ),
    );
    const shown = await pictureAsPdf(tiffOf(made));
    expect(shown).toMatchObject({ ok: true, value: { isWhole: false } });
    expect(shown.ok && times(shown.value.pdf, /\/Subtype\/Image/g)).toBe(28 * rows);
  });

  it('has values up to a number, however many tags have them', () => {
    const levels = Array.from({ length: 20_000 }, (_, at) => at);
    const pages = Array.from({ length: 50 }, () => page({ 320: levels, 347: levels }, [SHADES]));
    const { found, isWhole } = directoriesOf(tiffOf(pages), 100);
    const values = found
      .flatMap((directory) => [...directory.values()])
      .reduce((sum, { length }) => sum + length, 0);
    expect(isWhole).toBe(false);
    expect(values).toBeLessThanOrEqual(400_000);
  });
});

describe('a JPEG', () => {
  const FRAME = 'ffc0000b0800200040010111000000';
  /** What a camera notes of how it was held, in each order of bytes. */
  const noted = (turn: number) => [
    `4d4d002a0000000800010112000300000001000${turn}0000`,
    `49492a000800000001001201030001000000${turn.toString(16).padStart(2, '0')}000000`,
  ];
  const jpeg = (exif: string, rest = '') =>
    Buffer.from(`ffd8ffe10022457869660000${exif}00000000${FRAME}ffda0008010100003f00aa${rest}`, 'hex');

  it.each([
    [1, 0],
    [3, 2],
    [6, 1],
    [8, 3],
  ])('is turned as its camera noted: %d is %d quarters', (turn, turns) => {
    for (const exif of noted(turn)) expect(quarterTurns(jpeg(exif))).toBe(turns);
  });

  it('says that it is not whole where it ends before its end', async () => {
    const [exif = ''] = noted(1);
    expect(await pictureAsPdf(jpeg(exif))).toMatchObject({ ok: true, value: { isWhole: false } });
    expect(await pictureAsPdf(jpeg(exif, 'ffd9'))).toMatchObject({ value: { isWhole: true } });
  });
});
