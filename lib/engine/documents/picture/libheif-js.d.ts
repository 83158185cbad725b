/** The bundle of libheif with its WebAssembly, which its own declarations do not name. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number };
  type HeifImage = {
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    display: (pixels: Pixels, done: (shown: Pixels | null) => void) => void;
  };
  const open: () => { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } };
  export = open;
}
