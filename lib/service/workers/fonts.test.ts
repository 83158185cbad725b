import { describe, expect, it } from 'vitest';
import { DEFAULT_READ_LIMITS, readDocument, toPdf } from '@/lib/engine/documents';
import { pdfFonts } from './fonts';

async function read(bytes: Uint8Array) {
  const document = await readDocument(bytes, DEFAULT_READ_LIMITS);
  if (!document.ok) throw new Error(document.failure.code);
  return document.value;
}

/** Sets a text as PDF and returns the lines read back. */
async function setAndRead(text: string) {
  const bytes = new TextEncoder().encode(text);
  const written = await toPdf(bytes, await read(bytes), { fonts: pdfFonts() });
  if (!written.ok) throw new Error(written.failure.code);
  return { pdf: written.value, ...(await read(written.value)) };
}

describe('a PDF', () => {
  it.each([
    ['Chinese', '王小明\n焊接工程师，在上海造船厂工作五年。\n电话：+86 138 0013 8000'],
    ['Japanese', '山田太郎\n溶接工として五年間、横浜の造船所で働きました。\n資格：JIS溶接技能者'],
    ['Korean', '김민수\n용접공으로 다섯 해 동안 일했습니다.\n기술: Excel, AutoCAD'],
    ['Arabic', 'مهندس لحام في حوض السفن\nأحمد علي — القاهرة، مصر\nمن 2015 إلى 2020'],
  ])('in %s is read back as it was written', async (_, text) => {
    const { lines, pdf } = await setAndRead(text);
    expect(lines.map((line) => line.text)).toEqual(text.split('\n'));
    expect(Buffer.from(pdf).includes('/FontFile')).toBe(true);
  });

  it('breaks Chinese between its letters, and not before a full stop', async () => {
    const sentence = '负责焊接质量检验和安全管理以及新员工培训工作。';
    const { lines } = await setAndRead(sentence.repeat(9));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.map(({ text }) => text).join('')).toBe(sentence.repeat(9));
    expect(lines.filter(({ text }) => text.startsWith('。'))).toEqual([]);
  });

  it('runs from the right where its first letter does', async () => {
    const { lines, pages } = await setAndRead('مهندس لحام\nWelder');
    const [arabic, latin] = lines.map(({ box }) => box);
    const width = pages[0]?.width ?? 0;
    expect(arabic?.x0).toBeGreaterThan(width / 2);
    expect(latin?.x0).toBeLessThan(width / 2);
  });
});
