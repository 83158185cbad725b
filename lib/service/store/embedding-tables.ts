import type { Migration } from '@/lib/platform';

/**
 * Vectors of the titles and skills of indexed documents, by what a model elsewhere was asked. They go with their document.
 * `version` is that of the document when its text was taken; `text_hash` knows the same text of another one.
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
