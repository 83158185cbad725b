import { TOWN_FEATURES } from '@/lib/engine/parser/resume/contact/town-certainty';
import type { DecoderWeights } from '@/lib/engine/parser/resume/entries/decoder';
import { fitLogistic, isJudged, type Said, saidOfFolds } from './certainty.ts';
import { type Judged, judgedDecisions, similarOf } from './judged.ts';

/** As alike as the scorer wants towns to be. */
const SAME = 0.6;
/** There are few inputs, and so it is weaker than that of the values of entries. */
const PENALTY = 0.001;
/** Of towns below the bounds, the share that is right at most: they are marked, and left out. */
const BOUNDS = { doubtful: 1 / 3, absent: 0.1 } as const;

type Bound = keyof typeof BOUNDS;
type Truth = { asOf: string; city?: string };

/** Returns the towns that are read in the sets below a folder, judged as their scorer judges them. */
async function judgedTowns(root: string, decoders: readonly DecoderWeights[]): Promise<Judged[]> {
  const similar = await similarOf(root);
  const judged: Judged[] = [];
  for await (const { decisions, truth, ...known } of judgedDecisions<Truth>(root, decoders))
    for (const { about, chosen, evidence } of decisions) {
      if (about !== 'certainty.town') continue;
      const features = TOWN_FEATURES.map((name) => evidence?.[name] ?? 0);
      judged.push({ features, isRight: similar(truth.city, chosen, SAME), ...known });
    }
  return judged;
}

function rightBelow(said: readonly Said[], bound: number): { count: number; right: number } {
  const below = said.filter(({ certainty }) => certainty < bound);
  return { count: below.length, right: below.filter(({ isRight }) => isRight).length };
}

/** Returns the greatest certainty below which no larger share is right; 0 where no value is that doubtful. */
function greatestBound(said: readonly Said[], share: number): number {
  for (let hundredths = 99; hundredths > 0; hundredths--) {
    const { count, right } = rightBelow(said, hundredths / 100);
    if (count > 0 && right <= share * count) return hundredths / 100;
  }
  return 0;
}

/**
 * Fits the certainty of the town and its bounds, and returns them as constants of the parser. What is told of each bound
 * is over folds, each judged by the weights and the bound of the others.
 */
export async function fittedTowns(
  root: string,
  decoders: readonly DecoderWeights[],
  tell: (what: string) => void,
): Promise<string> {
  const values = await judgedTowns(root, decoders);
  const folds = saidOfFolds(values, PENALTY).map((own) => own.filter(isJudged));
  const said = folds.flat();
  const bounds = { doubtful: 0, absent: 0 };
  for (const bound of Object.keys(BOUNDS) as Bound[]) {
    let [count, right] = [0, 0];
    folds.forEach((own, fold) => {
      const others = folds.flatMap((other, n) => (n === fold ? [] : other));
      const below = rightBelow(own, greatestBound(others, BOUNDS[bound]));
      count += below.count;
      right += below.right;
    });
    const all = rightBelow(said, 1).right;
    tell(`${count} of ${said.length} towns are ${bound}, ${right} of these right (of all ${all})`);
    bounds[bound] = greatestBound(said, BOUNDS[bound]);
  }
  const weights = fitLogistic(values, PENALTY);
  return (
    `export const TOWN_WEIGHTS: readonly number[] = [${weights.join(', ')}];\n\n` +
    '/** The certainty below which a town is marked, and below which it is left out. */\n' +
    `export const TOWN_BOUNDS = { doubtful: ${bounds.doubtful}, absent: ${bounds.absent} };\n`
  );
}
