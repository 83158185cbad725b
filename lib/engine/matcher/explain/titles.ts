import type { EnrichedScores } from '@/lib/contracts';
import { encodeTitle, similarity } from '../../taxonomy';
import type { MatchKnowledge } from '../knowledge';
import { withoutPersons } from '../profile/persons';
import { nearestTitles } from '../score/titles';
import { bestSentence } from '../score/words';
import { type Evidence, type Explained, fact, listed, nameOf, rounded, type Told } from './model';

/** Above the first a title is another name of the same work, above the second a related one. */
const SAME_WORK = 0.75;
const RELATED_WORK = 0.5;
/** A sentence that is nearer to the title than this describes such work. */
const TELLING = 0.45;
/** A sentence that has more of the words of the title than this, by their rarity, is quoted. */
const SAYING = 0.5;

type Wording = Told['source']['wording'];
type Vector = ReturnType<typeof encodeTitle>;
type Encoded = {
  space: MatchKnowledge['space'];
  title: Vector;
  sentences: { sentence: string; vector: Vector }[];
};

/** The source of a match is compared with each of its documents: its sentences are encoded once. */
const encoded = new WeakMap<Wording, Encoded>();

function encodedOf(wording: Wording, { space }: MatchKnowledge): Encoded {
  const known = encoded.get(wording);
  if (known?.space === space) return known;
  const made = {
    space,
    title: encodeTitle(space, wording.titles[0] ?? ''),
    sentences: wording.sentences
      .filter((sentence) => !wording.titles.includes(sentence))
      .map((sentence) => ({ sentence, vector: encodeTitle(space, withoutPersons(sentence)) })),
  };
  encoded.set(wording, made);
  return made;
}

function sentenceFor({ source, target }: Told, knowledge: MatchKnowledge): string | undefined {
  const { title } = encodedOf(source.wording, knowledge);
  const near = encodedOf(target.wording, knowledge)
    .sentences.map(({ sentence, vector }) => ({ sentence, near: similarity(title, vector) }))
    .sort((one, other) => other.near - one.near)[0];
  return near && near.near >= TELLING ? near.sentence : undefined;
}

/** What the text says of the work: in the words of the title, and in others. */
function quotes(told: Told, knowledge: MatchKnowledge): Evidence[] {
  const { source, target } = told;
  const { share, at } = bestSentence(source.profile.words, target.profile.words);
  const said = share > SAYING ? target.wording.sentences[at] : undefined;
  const telling = sentenceFor(told, knowledge);
  const name = nameOf(target);
  const quoted: Evidence[] = [];
  if (said)
    quoted.push(
      fact(
        share === 1 ? 'Positive' : 'Mixed',
        `${name} has ${share === 1 ? 'the words' : 'most words'} of ${source.wording.titles[0]} in the text: "${said}"`,
      ),
    );
  if (telling && telling !== said) quoted.push(fact('Positive', `${name} describes such work: "${telling}"`));
  return quoted;
}

function evidenceOf(
  told: Told,
  found: readonly { title: string; of: string; near: number }[],
  knowledge: MatchKnowledge,
) {
  const target = nameOf(told.target);
  const facts: Evidence[] = [];
  const [best] = found.toSorted((one, other) => other.near - one.near);
  if (!best && told.target.wording.titles.length > 0)
    facts.push(
      fact(
        'Negative',
        `None of the job titles (${listed(told.target.wording.titles, 3)}) is close to ${listed(told.source.wording.titles, 3)}.`,
      ),
    );
  if (best)
    facts.push(
      best.near >= SAME_WORK
        ? fact('Positive', `The job title ${best.title} is the same work as ${best.of}.`)
        : fact('Mixed', `The job title ${best.title} is related to ${best.of}.`),
    );
  facts.push(...quotes(told, knowledge));
  if (facts.length === 0) facts.push(fact('Mixed', `${target} names no job title.`));
  return facts;
}

export function explainTitles(
  told: Told,
  knowledge: MatchKnowledge,
): Explained<NonNullable<EnrichedScores['jobTitles']>> {
  const { source, target } = told;
  const nearest = nearestTitles(source.profile.titles, target.profile.titles).flatMap(
    ({ nearness, of }, at) => {
      const title = target.wording.titles[at];
      const wanted = source.wording.titles[of];
      if (title === undefined || wanted === undefined || nearness < RELATED_WORK) return [];
      return [{ title, of: wanted, near: nearness, isCurrent: target.profile.titles.isCurrent[at] === 1 }];
    },
  );
  const matched = new Set(nearest.map(({ of }) => of));
  return {
    terms: [...new Set(nearest.map(({ title }) => title))],
    data: {
      unweightedScore: rounded(told.score),
      evidence: evidenceOf(told, nearest, knowledge),
      found: nearest.map(({ title, of, isCurrent }) => ({
        rawTerm: title,
        ...(title.toLowerCase() === of.toLowerCase() ? {} : { variationOf: of }),
        isCurrent,
      })),
      notFound: [...new Set(source.wording.titles)].filter((title) => !matched.has(title)),
    },
  };
}
