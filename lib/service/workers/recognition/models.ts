import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';

/** The languages with a model, by ISO 639-1, and the names of their data. */
export const MODELS: Readonly<Record<string, string>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  pt: 'por',
  nl: 'nld',
  pl: 'pol',
  sv: 'swe',
  da: 'dan',
  no: 'nor',
  fi: 'fin',
  cs: 'ces',
  hu: 'hun',
  ro: 'ron',
  tr: 'tur',
  el: 'ell',
  uk: 'ukr',
};

const { resolve } = createRequire(import.meta.url);

/** Returns the model of a language, unpacked; undefined for one that is not in the installation. */
export function modelOf(language: string): Uint8Array | undefined {
  const name = MODELS[language];
  if (name === undefined) return undefined;
  const file = fileOf(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`);
  return file === undefined ? undefined : gunzipSync(readFileSync(file));
}

function fileOf(name: string): string | undefined {
  try {
    const file = resolve(name);
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the engine as WebAssembly. */
export function engineBinary(): Uint8Array {
  return readFileSync(resolve('tesseract-wasm').replace(/lib\.js$/, 'tesseract-core.wasm'));
}
