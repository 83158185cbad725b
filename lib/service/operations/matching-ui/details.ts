import { type DecodedOf, DetailsQuery, MatcherDetails } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { scorePair, sideOf } from '@/lib/engine/matcher';
import { CATEGORIES, type CategoryNumbers } from '@/lib/scoring';
import { closenessOf, vectorsOf } from '../../embeddings';
import { serviceRuntime } from '../../runtime';
import { NO_DOCUMENT } from '../indexing/ids';
import type { OperationFailure, Outcome } from '../outcome';
import { readOptions } from '../scoring/read-request';
import { nameOf } from '../scoring/weights';
import { readIndexed, redacted, resultOf } from './documents';
import { evidenceOf, memberOf, type Pair, scored, tellPair, unscored, withFewReasons } from './pairs';
import { placesOf, quotationFinder, quotedIn } from './places';
import { targetsOf } from './query';
import { askedOf, isWithin, profileOf, weightsOf } from './question';
import type { Explained } from './result';
import { settingsOfRequest } from './session-request';
import { type ShownDocument, textOf } from './summaries';
import { defineMatcherOperation, type MatcherCall } from './visit';

/** POST details: one result with its document, its matches, and the evidence of both directions. */

type Details = DecodedOf<typeof MatcherDetails>;
type DetailsCall = MatcherCall & { body: DecodedOf<typeof DetailsQuery> };

const MAX_BODY_BYTES = 64 * 1024;

type Told = Pick<Pair, 'own' | 'reverse'>;

/**
 * Terms and evidence, each with its places in the text. A fact that quotes a sentence is where that is, another one
 * where the terms that it names are.
 */
function evidence(text: string, { own, reverse }: Told): Pick<Details, 'terms' | 'evidence'> {
  const places = new Map<string, Details['terms'][number]['places']>();
  const find = (term: string) => {
    const known = places.get(term) ?? placesOf(text, term);
    places.set(term, known);
    return known;
  };
  const findQuotation = quotationFinder(text);
  const placesOfFact = (fact: string, terms: readonly string[]) => {
    const quoted = quotedIn(fact);
    const quotation = quoted ? findQuotation(quoted) : [];
    if (quotation.length > 0) return quotation;
    return terms.filter((term) => fact.toLowerCase().includes(term.toLowerCase())).flatMap(find);
  };
  const told = ({ category, terms, evidence: facts }: Explained, direction: 'Own' | 'Reverse') =>
    facts.map((each) => {
      const shown = each.type === 'Negative' ? [] : placesOfFact(each.fact, terms);
      return { ...each, category: nameOf(category), direction, places: shown.slice(0, 50) };
    });
  return {
    terms: own.flatMap(({ category, terms }) =>
      [...new Set(terms)].map((term) => ({ category: nameOf(category), term, places: find(term) })),
    ),
    evidence: [
      ...own.flatMap((each) => told(each, 'Own')),
      ...reverse.flatMap((each) => told(each, 'Reverse')),
    ],
  };
}

const NOTHING: Told = { own: [], reverse: [] };

async function findResult(call: DetailsCall): Promise<Result<ShownDocument, OperationFailure>> {
  const { body, account } = call;
  const given = targetsOf(call).get(body.documentId);
  if (given && !body.indexId) return succeed(redacted(given));
  if (!isWithin(call, body)) return fail(NO_DOCUMENT);
  const { records } = await serviceRuntime();
  const document = await readIndexed(records, account.id, body);
  return document ? succeed(document) : fail(NO_DOCUMENT);
}

async function detailsOfList(call: DetailsCall): Promise<Outcome<Details>> {
  const { body } = call;
  const found = await findResult(call);
  if (!found.ok) return found;
  const asked = await askedOf(call, body.similarTo);
  if (!asked.ok) return asked;
  const document = found.value;
  const ref = { indexId: body.indexId, documentId: body.documentId };
  const text = textOf(document);
  if (!asked.value)
    return succeed({
      value: { result: unscored(ref, document), document: { text }, ...evidence(text, NOTHING) },
    });
  const settings = settingsOfRequest(call.session);
  const options = readOptions({ settings, preferredCategoryWeights: weightsOf(call, body) });
  if (!options.ok) return options;
  const source = asked.value.source.described;
  const side = sideOf(source.profile, options.value);
  const target = profileOf(document);
  const vectors = await vectorsOf([source.text, target.text], call.signal);
  const closeness = closenessOf(vectors.get(source.text), vectors.get(target.text));
  const pair = tellPair(source, target, scorePair(side, target.profile, options.value, closeness));
  return succeed({
    value: {
      result: withFewReasons(scored(ref, document, pair, side.weights, asked.value.shown)),
      document: { text },
      ...evidence(text, pair),
    },
  });
}

type Given = Extract<MatcherCall['session']['request'], { kind: `details${string}` }>['body']['matchDetails'];
type GivenResult = NonNullable<Given['result']>;

/** Returns the parts of a scoring result, which came with the request, about one direction. */
function toldBy(scores: GivenResult['enrichedScoreData'], terms: GivenResult['unweightedCategoryScores']) {
  const found = new Map((terms ?? []).map((each) => [each.category.replaceAll('_', '').toLowerCase(), each]));
  return CATEGORIES.flatMap((category): Explained[] => {
    const member = scores?.[memberOf(category)];
    const own = found.get(category.toLowerCase());
    if (!member && !own) return [];
    return [
      {
        category,
        score: member?.unweightedScore ?? own?.unweightedScore ?? 0,
        terms: own?.termsFound ?? [],
        evidence: evidenceOf(scores, category),
      },
    ];
  });
}

function givenDetails(
  { result, appliedCategoryWeights, htmlDocument }: Given,
  document: ShownDocument,
): Details {
  const text = textOf(document);
  const shown = { text, html: htmlDocument };
  if (!result)
    return { result: unscored({ documentId: '' }, document), document: shown, ...evidence(text, NOTHING) };
  const own = toldBy(result.enrichedScoreData, result.unweightedCategoryScores);
  const reverse = toldBy(result.enrichedRcsScoreData, undefined);
  const weights = Object.fromEntries(
    CATEGORIES.map((category) => [category, appliedCategoryWeights[category] ?? 0]),
  ) as CategoryNumbers;
  const direction = (told: Explained[]) => ({
    scores: Object.fromEntries(told.map(({ category, score }) => [category, score])),
    suggestedWeights: Object.fromEntries(told.map(({ category }) => [category, weights[category]])),
  });
  const { weightedScore, reverseCompatibilityScore } = result;
  const sovScore = Math.round(result.sovScore);
  const directions = { own: direction(own), reverse: direction(reverse) };
  const scores = { sovScore, weightedScore, reverseCompatibilityScore, ...directions };
  return {
    result: withFewReasons(
      scored(
        { documentId: result.id ?? '', indexId: result.indexId },
        document,
        { scores, own, enriched: result.enrichedScoreData },
        weights,
      ),
    ),
    document: shown,
    ...evidence(text, { own, reverse }),
  };
}

async function givenDetailsOf(call: DetailsCall): Promise<Outcome<Details>> {
  const { request } = call.session;
  const document = await resultOf(call.session);
  if (!('matchDetails' in request.body) || !document) return fail(NO_DOCUMENT);
  return succeed({ value: givenDetails(request.body.matchDetails, document) });
}

/** POST details. */
export const matcherDetails = defineMatcherOperation({
  name: 'matcher.details',
  body: { schema: DetailsQuery, maxBytes: MAX_BODY_BYTES },
  value: MatcherDetails,
  run: (call) =>
    call.session.request.kind.startsWith('details') ? givenDetailsOf(call) : detailsOfList(call),
});
