/** The bundle of libheif with its WebAssembly, which its own declarations do not name. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type HeifImage = {
    handle: object;
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
  };
  type Channel = { id: object; width: number; height: number; stride: number; data: Uint8Array };
  type Answer = { channels: Channel[] } | { code: object } | null;
  type HeifModule = {
    HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] };
    heif_colorspace: { heif_colorspace_RGB: object };
    heif_chroma: { heif_chroma_interleaved_RGBA: object };
    heif_channel: { heif_channel_interleaved: object };
    heif_js_decode_image2: (handle: object, colours: object, order: object) => Answer | Promise<Answer>;
  };
  const open: () => HeifModule;
  export = open;
}
