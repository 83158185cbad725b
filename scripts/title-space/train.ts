import { type ProfessionTaxonomy, packTitleSpace } from '../../lib/engine/taxonomy/index.ts';
import { WIDTH } from '../../lib/engine/taxonomy/title-space/model.ts';
import { ROWS } from '../../lib/engine/taxonomy/title-space/rows.ts';
import { type Model, trainContrast } from './contrast.ts';
import { type Corpus, corpusOf } from './corpus.ts';
import { normaliseRows } from './dense.ts';
import { knowledgeOf } from './knowledge.ts';
import { LANGUAGES, type Occupation, readOccupations } from './occupations.ts';
import { filesBelow } from './released.ts';
import { ridge } from './ridge.ts';
import type { SparseRows } from './sparse.ts';
import { reduceRows } from './subspace.ts';

/**
 * Trains the space of titles on the released classifications: vectors of occupations from their descriptions, rows of
 * features that bring their titles there, and then the contrast between titles. One thread and fixed seeds: the same
 * files give the same bytes.
 */

const BATCHES = 2000;
const BATCH_SIZE = 256;
const PENALTY = 2;
const TELL_EVERY = 200;

/** Returns each title as the row of its features, at the length one. */
function featureRows({ starts, rows }: Corpus): SparseRows {
  const count = starts.length - 1;
  const values = new Float32Array(rows.length);
  for (let title = 0; title < count; title++) {
    const [start, end] = [starts[title] as number, starts[title + 1] as number];
    values.fill(1 / Math.sqrt(end - start), start, end);
  }
  return { rows: count, columns: ROWS, starts, places: Uint32Array.from(rows), values };
}

function gathered(vectors: Float32Array, ids: Uint32Array): Float32Array {
  const rows = new Float32Array(ids.length * WIDTH);
  ids.forEach((id, at) => {
    rows.set(vectors.subarray(id * WIDTH, (id + 1) * WIDTH), at * WIDTH);
  });
  return rows;
}

/** Returns the mean vectors of the occupations of each unit group. */
function unitVectors(
  vectors: Float32Array,
  unitsOf: readonly (readonly number[])[],
  count: number,
): Float32Array {
  const units = new Float32Array(count * WIDTH);
  unitsOf.forEach((own, occupation) => {
    for (const unit of own)
      for (let k = 0; k < WIDTH; k++)
        units[unit * WIDTH + k] =
          (units[unit * WIDTH + k] as number) + (vectors[occupation * WIDTH + k] as number) / own.length;
  });
  normaliseRows(units, count, WIDTH);
  return units;
}

function startingModel(
  occupations: readonly Occupation[],
  corpus: Corpus,
  unitsOf: readonly (readonly number[])[],
  count: number,
): Model {
  const vectors = reduceRows(knowledgeOf(occupations), WIDTH);
  normaliseRows(vectors, occupations.length, WIDTH);
  const rows = ridge(featureRows(corpus), gathered(vectors, corpus.occupationOf), {
    width: WIDTH,
    penalty: PENALTY,
  });
  return { width: WIDTH, rows, occupations: vectors, units: unitVectors(vectors, unitsOf, count) };
}

/** Returns the packed space of the files below a folder and of our own tables; takes some minutes of one core. */
export function trainTitleSpace(
  folder: string,
  taxonomy: ProfessionTaxonomy,
  tell: (what: string) => void,
): Uint8Array {
  const occupations = readOccupations(filesBelow(folder), taxonomy);
  const corpus = corpusOf(occupations, LANGUAGES);
  tell(`${corpus.occupationOf.length} titles of ${occupations.length} occupations`);
  const codes = [...new Set(occupations.flatMap(({ units }) => [...units]))].toSorted(
    (one, other) => one - other,
  );
  const places = new Map(codes.map((code, place) => [code, place]));
  const unitsOf = occupations.map(({ units }) => [...units].flatMap((unit) => places.get(unit) ?? []));
  const model = startingModel(occupations, corpus, unitsOf, codes.length);
  tell('vectors of occupations are there, titles are brought to them');
  trainContrast(model, corpus, unitsOf, {
    batches: BATCHES,
    size: BATCH_SIZE,
    onBatch: (batch) => {
      if ((batch + 1) % TELL_EVERY === 0) tell(`batch ${batch + 1} of ${BATCHES}`);
    },
  });
  const own = occupations.flatMap(({ key }, at) => (/^\d+$/u.test(key) ? [at] : []));
  return packTitleSpace({
    rows: model.rows,
    units: { ids: Uint32Array.from(codes), vectors: model.units },
    professions: {
      ids: Uint32Array.from(own, (at) => Number(occupations[at]?.key)),
      vectors: gathered(model.occupations, Uint32Array.from(own)),
    },
  });
}
