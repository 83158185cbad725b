import { type Directory, firstOf, TAG } from '../directory';
import { TINT, type Tint } from '../page';

/** Ways in which a TIFF stores its pixels. */
const JPEG = 7;
export const OLD_JPEG = 6;
const FAX = new Set([2, 3, 4]);
const GROUP_3 = 3;
const FILTERS: Record<number, string> = {
  1: '',
  2: 'CCITTFaxDecode',
  3: 'CCITTFaxDecode',
  4: 'CCITTFaxDecode',
  5: 'LZWDecode',
  6: 'DCTDecode',
  7: 'DCTDecode',
  8: 'FlateDecode',
  32773: 'RunLengthDecode',
  32946: 'FlateDecode',
};
const PREDICTED = new Set([5, 8, 32946]);
const DIFFERENCES = 2;
const TWO_DIMENSIONS = 1;

/** Kinds of colours: shades whose white is 0, shades whose black is 0, and so on as TIFF 6.0 numbers them. */
const WHITE_IS_ZERO = 0;
const RGB = 2;
const MAPPED = 3;
const BRIGHTNESS = 6;
const CHANNELS: Record<number, number> = { 0: 1, 1: 1, 2: 3, 3: 1, 5: 4, 6: 3 };
const SPACES: Record<number, string> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' };

/** Colours that were multiplied with their opacity get what is missing to white; any other opacity is dropped. */
const MULTIPLIED = 1;
const ON_PAPER: Record<number, string> = {
  1: '1 exch sub add',
  3: '1 exch sub 4 1 roll 3 index add 3 1 roll 3 index add 3 1 roll 3 index add 3 1 roll 4 -1 roll pop',
};

/** How the pieces of a page are stored. */
export type Storage = {
  compression: number;
  bits: number;
  samples: number;
  /** True where the bits of each byte are in reverse order. */
  isReversed: boolean;
};

/** Returns how the pieces of a page are stored; undefined for what a PDF cannot store so. */
export function storageOf(directory: Directory): Storage | undefined {
  const compression = firstOf(directory, TAG.compression, 1);
  const bits = firstOf(directory, TAG.bits, 1);
  const samples = firstOf(directory, TAG.samples, 1);
  const channels = CHANNELS[photometricOf(directory)];
  const isPlain =
    FILTERS[compression] !== undefined &&
    channels !== undefined &&
    [1, 2, 4, 8].includes(bits) &&
    (samples === channels || (samples === channels + 1 && ON_PAPER[channels] !== undefined)) &&
    (samples === 1 || firstOf(directory, TAG.planes, 1) === 1) &&
    firstOf(directory, TAG.predictor, 1) <= DIFFERENCES &&
    (photometricOf(directory) !== BRIGHTNESS || isJpeg(compression));
  const isReversed = firstOf(directory, TAG.fillOrder, 1) === 2 && !isJpeg(compression);
  return isPlain ? { compression, bits, samples, isReversed } : undefined;
}

/** Returns whether the pieces of a page are JPEGs. */
export function isJpeg(compression: number): boolean {
  return compression === JPEG || compression === OLD_JPEG;
}

function photometricOf(directory: Directory): number {
  return firstOf(directory, TAG.photometric, WHITE_IS_ZERO);
}

/** Returns how a PDF says what a piece of this size looks like. */
export function lookOf(
  directory: Directory,
  { compression, bits, samples }: Storage,
  { width, height }: { width: number; height: number },
): string {
  const filter = FILTERS[compression] ? `/Filter/${FILTERS[compression]}` : '';
  const space = `/BitsPerComponent ${bits}/ColorSpace${spaceOf(directory, bits, samples)}`;
  const inverted = photometricOf(directory) === WHITE_IS_ZERO ? '/Decode[1 0]' : '';
  if (FAX.has(compression)) {
    const turned = photometricOf(directory) === WHITE_IS_ZERO ? '' : '/Decode[1 0]';
    return `${space}${turned}${filter}/DecodeParms<<${faxTerms(directory, compression)}/Columns ${width}/Rows ${height}>>`;
  }
  if (isJpeg(compression)) {
    const terms = photometricOf(directory) === RGB ? '/DecodeParms<</ColorTransform 0>>' : '';
    return `${space}${inverted}${filter}${terms}`;
  }
  const isPredicted = PREDICTED.has(compression) && firstOf(directory, TAG.predictor, 1) === DIFFERENCES;
  const terms = `/DecodeParms<</Predictor 2/Colors ${samples}/BitsPerComponent ${bits}/Columns ${width}>>`;
  return `${space}${inverted}${filter}${isPredicted ? terms : ''}`;
}

function faxTerms(directory: Directory, compression: number): string {
  if (compression < GROUP_3) return '/K 0/EncodedByteAlign true';
  if (compression > GROUP_3) return '/K -1';
  return firstOf(directory, TAG.faxOptions, 0) & TWO_DIMENSIONS ? '/K 1' : '/K 0';
}

function spaceOf(directory: Directory, bits: number, samples: number): string {
  if (photometricOf(directory) === MAPPED) return paletteOf(directory, bits);
  const channels = CHANNELS[photometricOf(directory)] ?? 1;
  const plain = SPACES[channels] ?? '/DeviceGray';
  if (samples === channels) return plain;
  const names = '/A/B/C/D'.slice(0, 2 * samples);
  return `[/DeviceN[${names}]${plain} ${TINT}]`;
}

/** Returns how colours with opacity look on paper; undefined where there is no opacity. */
export function tintOf(directory: Directory, { samples }: Storage): Tint | undefined {
  const channels = CHANNELS[photometricOf(directory)] ?? 1;
  if (samples === channels) return undefined;
  const isMultiplied = firstOf(directory, TAG.extraSamples, 0) === MULTIPLIED;
  return { samples, channels, program: (isMultiplied && ON_PAPER[channels]) || 'pop' };
}

/** Levels are stored channel by channel, in sixteen bits each. */
function paletteOf(directory: Directory, bits: number): string {
  const levels = directory.get(TAG.palette) ?? [];
  const size = 2 ** bits;
  const bytes = Buffer.alloc(3 * size);
  for (let at = 0; at < size; at++)
    for (let channel = 0; channel < 3; channel++)
      bytes[3 * at + channel] = (levels[channel * size + at] ?? 0) >> 8;
  return `[/Indexed/DeviceRGB ${size - 1}<${bytes.toString('hex')}>]`;
}
