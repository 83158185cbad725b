import { Bytes } from '../bytes';
import { type Entry, entriesByPath, readEntries } from './directory';
import { fileSectors, readChain, type Sectors, smallSectors } from './sectors';

const SMALL_STREAM = 4096;
/** The size of a sector as a power of two: 512 bytes in version 3, 4096 in version 4. */
const SECTOR_POWERS = [9, 12];

/** A compound file: its paths, and its streams, read one by one on request. */
export class CompoundFile {
  readonly #sectors: Sectors;
  readonly #small: Sectors;
  readonly #entries: Map<string, Entry>;
  /** False when the directory lost its root entry; anything else may be missing with it. */
  readonly hasRoot: boolean;

  private constructor(file: Bytes, sectorSize: number) {
    this.#sectors = fileSectors(file, sectorSize);
    const entries = readEntries(readChain(this.#sectors, file.u32(0x30)));
    this.#entries = entriesByPath(entries);
    const root = entries.find((entry) => entry.kind === 'root');
    this.hasRoot = root !== undefined;
    const content = root ? readChain(this.#sectors, root.start) : new Uint8Array();
    this.#small = smallSectors(content, new Bytes(readChain(this.#sectors, file.u32(0x3c))));
  }

  /** Reads the directory; undefined when the header is not that of a compound file. */
  static open(bytes: Uint8Array): CompoundFile | undefined {
    const file = new Bytes(bytes);
    const power = file.u16(0x1e);
    return SECTOR_POWERS.includes(power) ? new CompoundFile(file, 2 ** power) : undefined;
  }

  /** Paths of all streams and storages, as `/WordDocument`; a storage ends in a slash. */
  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  /** Returns the content of a stream, as far as the file holds it; undefined when the path does not exist. */
  read(path: string): Uint8Array | undefined {
    const entry = this.#entries.get(path);
    if (entry?.kind !== 'stream') return undefined;
    const sectors = entry.length < SMALL_STREAM ? this.#small : this.#sectors;
    return readChain(sectors, entry.start, entry.length);
  }
}
