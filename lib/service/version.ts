import manifest from '@/package.json';

/** `Info.EngineVersion`: the version of Shortlist, since the engine is released with it. */
export const ENGINE_VERSION: string = manifest.version;
