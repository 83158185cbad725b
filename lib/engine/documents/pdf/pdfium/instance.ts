import type { PDFiumModule } from '@hyzyla/pdfium';
import type { PdfiumExports } from './exports';

/** PDFium with one block of memory that every call may use for its answers. */
export type Pdfium = {
  call: PdfiumExports;
  /** Address of `SCRATCH_SIZE` bytes for results of single calls; never kept across two calls of the reader. */
  scratch: number;
  /** The current memory of the instance; to be fetched again after every call that may allocate. */
  memory: () => MemoryViews;
  /**
   * Sets the allowed growth of the memory from now on, in bytes from its current size; a need for more ends in a trap.
   */
  allow: (bytes: number) => void;
  /** Returns whether something needed more than was allowed. */
  wasExceeded: () => boolean;
};

/** The same memory, read as bytes or as numbers of 4 and 8 bytes. */
export type MemoryViews = {
  bytes: Uint8Array;
  integers: Int32Array;
  floats: Float32Array;
  doubles: Float64Array;
};

/** Size of the block of memory for results, in bytes. */
export const SCRATCH_SIZE = 4096;

let current: Promise<Pdfium> | undefined;

/** Returns the instance of this process; it is made at the first call and after `discardPdfium`. */
export function loadPdfium(): Promise<Pdfium> {
  if (current === undefined) {
    const made = instantiate();
    current = made;
    made.catch(() => {
      if (current === made) current = undefined;
    });
  }
  return current;
}

/** Forgets an instance whose memory can no longer be trusted, so that the next document gets a new one. */
export function discardPdfium(pdfium: Pdfium): void {
  const made = current;
  made?.then((other) => {
    if (other === pdfium && current === made) current = undefined;
  }, ignore);
}

async function instantiate(): Promise<Pdfium> {
  const { PDFiumModule: load } = await import('@hyzyla/pdfium');
  const options = { print: ignore, printErr: ignore } as LoadOptions;
  const module = (await load(options)) as unknown as { wasmExports: PdfiumExports };
  const call = module.wasmExports;
  call.FPDF_InitLibrary();
  const budget = boundGrowth(call.memory);
  return { call, scratch: call.malloc(SCRATCH_SIZE), memory: memoryViews(call.memory), ...budget };
}

const PAGE_BYTES = 65_536;
/** Number of times that the glue of the library requests one piece of memory, less each time, before giving up. */
const TRIES_OF_A_PIECE = 3;

/** The glue asks this object for more memory, and takes a refusal as the end of memory. */
function boundGrowth(memory: WebAssembly.Memory): Pick<Pdfium, 'allow' | 'wasExceeded'> {
  const grow = memory.grow.bind(memory);
  let most = Number.POSITIVE_INFINITY;
  let refusals = 0;
  let isExceeded = false;
  memory.grow = (pages) => {
    const isTooMuch = memory.buffer.byteLength + pages * PAGE_BYTES > most;
    refusals = isTooMuch ? refusals + 1 : 0;
    isExceeded ||= refusals >= TRIES_OF_A_PIECE;
    if (isTooMuch) throw new RangeError('the document needs more memory than it may');
    return grow(pages);
  };
  return {
    allow: (bytes) => {
      most = memory.buffer.byteLength + bytes;
      refusals = 0;
      isExceeded = false;
    },
    wasExceeded: () => isExceeded,
  };
}

type LoadOptions = Parameters<typeof PDFiumModule>[0];

function ignore(): void {}

/**
 * The views are created again when the memory has grown, since growing detaches the old buffer and empties its views.
 */
function memoryViews(memory: WebAssembly.Memory): () => MemoryViews {
  let views = viewsOf(memory.buffer);
  return () => {
    if (views.bytes.length === 0) views = viewsOf(memory.buffer);
    return views;
  };
}

function viewsOf(buffer: ArrayBuffer): MemoryViews {
  return {
    bytes: new Uint8Array(buffer),
    integers: new Int32Array(buffer),
    floats: new Float32Array(buffer),
    doubles: new Float64Array(buffer),
  };
}
