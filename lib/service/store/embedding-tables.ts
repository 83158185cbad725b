import type { Migration } from '@/lib/platform';

/**
 * Vectors of the titles and skills of indexed documents, from an external model. They are deleted with their document.
 * `version` is that of the document when its text was taken; `text_hash` identifies the same text in another one.
 */
export const EMBEDDINGS_MIGRATION: Migration = {
  name: '015-embeddings',
  up: `
create table document_embedding (
  document bigint primary key references indexed_document (id) on delete cascade,
  version bigint not null,
  text_hash text not null,
  vector bytea
);
create index document_embedding_by_text on document_embedding (text_hash);
`,
};

export type DocumentEmbeddingTable = {
  document: number;
  version: number;
  text_hash: string;
  vector: Buffer | null;
};

export type EmbeddingTables = { document_embedding: DocumentEmbeddingTable };
