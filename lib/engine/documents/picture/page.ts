/** A piece of a page: a picture with its bytes as a PDF stores them, and its place in pixels of the page. */
export type PagePart = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Colours, bits, filter and its parameters, as a PDF writes them; `TINT` stands for the tint of the page. */
  look: string;
  bytes: Uint8Array;
};

/** A calculation that turns the samples of a pixel into its colour, in the language of PDF. */
export type Tint = { samples: number; channels: number; program: string };

export const TINT = '%TINT%';

/** A page that pictures fill. */
export type PicturePage = {
  width: number;
  height: number;
  /** Quarter turns clockwise that make it upright. */
  turns: number;
  /** How much higher a pixel is than wide; 1 without it. */
  stretch?: number;
  tint?: Tint | undefined;
  parts: PagePart[];
  /** False where the file ends before the picture does, or pieces of it cannot be read. */
  isWhole: boolean;
};

/** A picture that is all of a page, in eight bits a channel. */
type OnePicture = {
  width: number;
  height: number;
  channels: number;
  filter: 'DCTDecode' | 'FlateDecode';
  bytes: Uint8Array;
  turns: number;
  isWhole: boolean;
};

/** In points: the longer side of a page, as that of A4. */
const LONG_SIDE = 842;
const COLOURS: Record<number, string> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };
/** Programs store the four inks of a JPEG the other way round. */
const INVERTED = '/Decode[1 0 1 0 1 0 1 0]';
const FIRST_PAGE = 3;

/** Returns a page that shows one picture. */
export function pageOf({ width, height, channels, filter, bytes, turns, isWhole }: OnePicture): PicturePage {
  const colours = COLOURS[channels] ?? '/DeviceRGB';
  const look = `/BitsPerComponent 8/ColorSpace${colours}/Filter/${filter}${channels === 4 ? INVERTED : ''}`;
  return { width, height, turns, parts: [{ x: 0, y: 0, width, height, look, bytes }], isWhole };
}

/** Returns a PDF of these pages. */
export function pdfOfPages(pages: readonly PicturePage[]): Uint8Array {
  const numbers: number[] = [];
  let next = FIRST_PAGE;
  for (const { parts } of pages) {
    numbers.push(next);
    next += 3 + parts.length;
  }
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  return assemble([
    text('<</Type/Catalog/Pages 2 0 R>>'),
    text(`<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`),
    ...pages.flatMap((page, index) => objectsOf(page, numbers[index] ?? 0)),
  ]);
}

/** Returns the objects of a page: the page with this number, its drawing, its tint, and its pictures. */
function objectsOf(page: PicturePage, number: number): Uint8Array[][] {
  const stretch = page.stretch ?? 1;
  const scale = LONG_SIDE / Math.max(page.width, page.height * stretch);
  const [across, down] = [scale, scale * stretch];
  const parts = page.parts.map((part) => ({ ...part, below: page.height - part.y - part.height }));
  const content = parts
    .map(({ x, below, width, height }, index) => {
      const place = [width * across, 0, 0, height * down, x * across, below * down];
      return `q ${place.map((value) => value.toFixed(4)).join(' ')} cm /P${index} Do Q`;
    })
    .join('\n');
  const names = parts.map((_, index) => `/P${index} ${number + 3 + index} 0 R`).join('');
  const box = `${(page.width * across).toFixed(2)} ${(page.height * down).toFixed(2)}`;
  return [
    text(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${box}]/Rotate ${90 * page.turns}/Resources<</XObject<<${names}>>>>/Contents ${number + 1} 0 R>>`,
    ),
    text(`<</Length ${content.length}>>stream\n${content}\nendstream`),
    tintOf(page.tint),
    ...parts.map((part) => pictureOf({ ...part, look: part.look.replace(TINT, `${number + 2} 0 R`) })),
  ];
}

function tintOf(tint: Tint | undefined): Uint8Array[] {
  if (tint === undefined) return text('null');
  const { samples, channels, program } = tint;
  const [domain, range] = ['0 1 '.repeat(samples), '0 1 '.repeat(channels)];
  const written = `{${program}}`;
  return text(
    `<</FunctionType 4/Domain[${domain}]/Range[${range}]/Length ${written.length}>>stream\n${written}\nendstream`,
  );
}

function pictureOf({ width, height, look, bytes }: PagePart): Uint8Array[] {
  const head = `/Width ${width}/Height ${height}${look}/Length ${bytes.length}`;
  return [...text(`<</Type/XObject/Subtype/Image${head}>>stream\n`), bytes, ...text('\nendstream')];
}

function text(written: string): Uint8Array[] {
  return [Buffer.from(written, 'latin1')];
}

function assemble(objects: readonly Uint8Array[][]): Uint8Array {
  const parts: Uint8Array[] = text('%PDF-1.4\n');
  let written = parts.reduce((sum, part) => sum + part.length, 0);
  const offsets = objects.map((object, index) => {
    const offset = written;
    const whole = [...text(`${index + 1} 0 obj\n`), ...object, ...text('\nendobj\n')];
    parts.push(...whole);
    written += whole.reduce((sum, part) => sum + part.length, 0);
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    ...text(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${written}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
