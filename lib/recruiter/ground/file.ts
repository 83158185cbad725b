/** A file to hand to the browser. */
export type ExportedFile = { name: string; mediaType: string; body: Uint8Array };
