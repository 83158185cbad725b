/** The part of the package in use, whose `exports` hide its types. */
declare module 'tesseract-wasm' {
  export type OCREngine = {
    loadModel: (model: Uint8Array) => void;
    loadImage: (image: { width: number; height: number; data: Uint8ClampedArray }) => void;
    clearImage: () => void;
    getHOCR: (onProgress: (progress: number) => void) => string;
  };

  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OCREngine>;
}
