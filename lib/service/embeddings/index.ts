/**
 * Similarity of documents in meaning, by a model behind the endpoint of the language model (`EMBEDDINGS_MODEL`). It
 * sees titles and skills and nothing else. Without one, or while it does not answer, there is no such signal, and no
 * other score changes (decision 0075).
 */
export { startEmbedding } from './keep';
export { textOfJob, textOfResume } from './text';
export { closenessOf } from './vector';
export { vectorsOf, vectorsOfIndexed } from './vectors';
