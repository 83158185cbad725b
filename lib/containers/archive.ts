import { type UnzipFileInfo, unzipSync } from 'fflate';

const MAX_MEMBERS = 5000;
/** Deflate cannot do better than 1032 : 1; text of a document stays far below this. */
const MAX_RATIO = 400;
const ALWAYS_ALLOWED = 4 * 1024 * 1024;

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Returns whether bytes begin as those of an archive with members do. */
export function beginsAsArchive(bytes: Uint8Array): boolean {
  return ZIP.every((byte, at) => bytes[at] === byte);
}

/** The members of a ZIP archive by name. */
export class Archive {
  readonly #bytes: Uint8Array;
  readonly #sizes: Map<string, UnzipFileInfo>;
  #budget: number;
  #refused: string | undefined;

  private constructor(bytes: Uint8Array, sizes: Map<string, UnzipFileInfo>, budget: number) {
    this.#bytes = bytes;
    this.#sizes = sizes;
    this.#budget = budget;
  }

  /** Reads the directory of the archive; undefined when it has none. `budget` bounds everything that is unpacked. */
  static open(bytes: Uint8Array, budget: number): Archive | undefined {
    const sizes = new Map<string, UnzipFileInfo>();
    try {
      unzipSync(bytes, {
        filter: (member) => {
          if (sizes.size < MAX_MEMBERS) sizes.set(memberName(member.name), member);
          return false;
        },
      });
    } catch {
      return undefined;
    }
    return sizes.size > 0 ? new Archive(bytes, sizes, budget) : undefined;
  }

  /** Names of all members, in the order of the archive. */
  get names(): string[] {
    return [...this.#sizes.keys()];
  }

  /** Returns why a member was not unpacked although it is there; undefined when that never happened. */
  get refused(): string | undefined {
    return this.#refused;
  }

  has(name: string): boolean {
    return this.#sizes.has(name);
  }

  /** Returns the unpacked member; undefined when it is absent, broken or too large. */
  read(name: string): Uint8Array | undefined {
    const member = this.#sizes.get(name);
    if (!member) return undefined;
    if (member.originalSize > this.#budget || isBomb(member)) {
      this.#refused = `${name} unpacks from ${member.size} to ${member.originalSize} bytes`;
      return undefined;
    }
    this.#budget -= member.originalSize;
    try {
      const unpacked = unzipSync(this.#bytes, { filter: ({ name: other }) => other === member.name });
      return unpacked[member.name];
    } catch (error) {
      this.#refused = `${name}: ${String(error)}`;
      return undefined;
    }
  }

  /** Returns the unpacked member as UTF-8 (or UTF-16, by its byte order mark). */
  readText(name: string): string | undefined {
    const bytes = this.read(name);
    if (!bytes) return undefined;
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
  }
}

function isBomb(member: UnzipFileInfo): boolean {
  return member.originalSize > ALWAYS_ALLOWED && member.originalSize > member.size * MAX_RATIO;
}

/** Some writers use backslashes or a leading slash. */
function memberName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\//, '');
}
