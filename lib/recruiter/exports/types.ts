export const EXPORT_FORMATS = ['v10', 'json-resume', 'pdf'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A file to hand to the browser. */
export type ExportedFile = { name: string; mediaType: string; body: Uint8Array };
