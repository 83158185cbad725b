import { z } from 'zod';
import { done, type Outcome } from '../../ground/outcome';
import { defineUseCase, reads } from '../../ground/use-case';
import { problemOfFailure } from '../../provider/problems';
import { type Asking, replyFrom } from '../dashboard/ask';
import { askingOf, DashboardQuestion, summaryOf } from '../dashboard/load';
import type { Coming, DashboardSummary } from '../dashboard/types';
import type { Figure } from '../figures/types';
import { type KnownFields, readFields } from '../search/fields';
import { labelsOf } from '../search/find-jobs';
import { Filters } from '../search/question';
import { COMPARISONS, comparedKeyFigures, questionWith, type Together } from './ask';
import { questionName, seriesNames } from './names';
import { type ComparedId, possibleComparisons } from './panels';
import { MEASURES, MOST_QUESTIONS } from './view';

export const ComparedQuestion = DashboardQuestion.extend({
  questions: z.array(Filters).max(MOST_QUESTIONS).readonly(),
  measure: z.enum(MEASURES),
});

type Question = z.output<typeof ComparedQuestion>;

/** A question of a comparison: the name of its series, and its results. */
export type ComparedSummary = DashboardSummary & { name: string };

/** All parts of a comparison, each of which comes by itself. */
export type ComparisonParts = {
  /** Results for the part that the questions share, and for each question. */
  common: Coming<DashboardSummary>;
  questions: Coming<ComparedSummary>[];
  keyFigures: Coming<Figure | null>;
  panels: { id: ComparedId; figure: Coming<Figure | null> }[];
};

/** Returns the currency of all: the chosen one, else the most frequent one of the first question that states any. */
function sharedCurrency(askings: readonly Asking[]): () => Promise<string | null> {
  let found: Promise<string | null> | undefined;
  return () => {
    found ??= (async () => {
      for (const { currency } of askings) {
        const usual = await currency();
        if (usual !== null) return usual;
      }
      return null;
    })();
    return found;
  };
}

/** Returns the questions in the form of queries, with their names, which may have to come from the market. */
async function togetherOf(
  fields: KnownFields,
  { questions, measure, ...common }: Question,
): Promise<Together & { summaries: ComparedSummary[] }> {
  const askings = questions.map((own) =>
    askingOf(fields, { ...common, filters: questionWith(common.filters, own) }),
  );
  const currency = sharedCurrency(askings);
  const summaries = await Promise.all(
    questions.map(async (own, index) => {
      const summary = await summaryOf(askings[index] ?? askingOf(fields, common));
      return { ...summary, name: questionName(own, labelsOf(fields, summary.facets, own)) };
    }),
  );
  const series = seriesNames(summaries.map(({ name }) => name));
  return {
    questions: askings.map((asking, index) => ({
      name: series[index] ?? '',
      asking: { ...asking, currency },
    })),
    common: { ...askingOf(fields, common), currency },
    measure,
    summaries,
  };
}

/** Returns the summary of one question; there is one for each. */
function summaryAt(summaries: readonly ComparedSummary[], index: number): ComparedSummary {
  const summary = summaries[index];
  if (!summary) throw new Error(`there is no question ${index}`);
  return summary;
}

/** Begins to ask everything that a comparison shows, each part as a promise. Any member. */
export const loadComparison = defineUseCase(
  reads('viewer'),
  ComparedQuestion,
  async (_actor, question): Promise<Outcome<ComparisonParts>> => {
    const fields = await readFields();
    if (!fields.ok) return problemOfFailure(fields.failure);
    const together = togetherOf(fields.value, question);
    const hasQuestions = question.questions.length > 0;
    const possible = hasQuestions ? possibleComparisons(new Set(Object.keys(fields.value))) : [];
    // Each part reports its own failure.
    together.catch(() => undefined);
    return done({
      common: replyFrom(() => summaryOf(askingOf(fields.value, question))),
      questions: question.questions.map((_, index) =>
        replyFrom(async () => summaryAt((await together).summaries, index)),
      ),
      keyFigures: replyFrom(async () => comparedKeyFigures(await together)),
      panels: possible.map((id) => ({
        id,
        figure: replyFrom(async () => COMPARISONS[id](await together)),
      })),
    });
  },
);

/** Loads one figure of a comparison, e.g. for a file. */
export async function loadComparedFigure(
  id: ComparedId | 'keyFigures',
  question: Question,
): Coming<Figure | null> {
  const fields = await readFields();
  if (!fields.ok) return problemOfFailure(fields.failure);
  return replyFrom(async () => {
    const together = await togetherOf(fields.value, question);
    return id === 'keyFigures' ? comparedKeyFigures(together) : COMPARISONS[id](together);
  });
}
