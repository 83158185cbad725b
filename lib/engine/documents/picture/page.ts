/** A picture with its bytes as a PDF stores them. */
export type PageImage = {
  width: number;
  height: number;
  channels: number;
  filter: 'DCTDecode' | 'FlateDecode';
  bytes: Uint8Array;
  /** Quarter turns clockwise that make it upright. */
  turns: number;
};

/** In points: the longer side of a page, as that of A4. */
const LONG_SIDE = 842;
const COLOURS: Record<number, string> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };
/** Programs store the four inks of a JPEG the other way round. */
const INVERTED = '/Decode[1 0 1 0 1 0 1 0]';

const FIRST_PAGE = 3;
const OBJECTS_OF_PAGE = 3;

/** Returns a PDF of a page for each picture, which fills it. */
export function pdfOfImages(images: readonly PageImage[]): Uint8Array {
  const kids = images.map((_, index) => `${FIRST_PAGE + OBJECTS_OF_PAGE * index} 0 R`).join(' ');
  return assemble([
    text('<</Type/Catalog/Pages 2 0 R>>'),
    text(`<</Type/Pages/Kids[${kids}]/Count ${images.length}>>`),
    ...images.flatMap((image, index) => pageOf(image, FIRST_PAGE + OBJECTS_OF_PAGE * index)),
  ]);
}

/** Returns the objects of a page: the page with this number, its drawing, and the picture. */
function pageOf(image: PageImage, number: number): Uint8Array[][] {
  const scale = LONG_SIDE / Math.max(image.width, image.height);
  const [width, height] = [image.width * scale, image.height * scale].map((side) => side.toFixed(2));
  const content = `q ${width} 0 0 ${height} 0 0 cm /P Do Q`;
  const head = [
    `/Width ${image.width}/Height ${image.height}/BitsPerComponent 8`,
    `/ColorSpace${COLOURS[image.channels] ?? '/DeviceRGB'}/Filter/${image.filter}`,
    image.channels === 4 ? INVERTED : '',
  ].join('');
  return [
    text(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Rotate ${90 * image.turns}/Resources<</XObject<</P ${number + 2} 0 R>>>>/Contents ${number + 1} 0 R>>`,
    ),
    text(`<</Length ${content.length}>>stream\n${content}\nendstream`),
    [
      ...text(`<</Type/XObject/Subtype/Image${head}/Length ${image.bytes.length}>>stream\n`),
      image.bytes,
      ...text('\nendstream'),
    ],
  ];
}

function text(written: string): Uint8Array[] {
  return [Buffer.from(written, 'latin1')];
}

function assemble(objects: readonly Uint8Array[][]): Uint8Array {
  const parts: Uint8Array[] = text('%PDF-1.4\n');
  const offsets: number[] = [];
  const written = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, index) => {
    offsets.push(written());
    parts.push(...text(`${index + 1} 0 obj\n`), ...object, ...text('\nendobj\n'));
  });
  const start = written();
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    ...text(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
