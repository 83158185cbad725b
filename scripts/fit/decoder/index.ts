import path from 'node:path';
import { plainText, type SourceDocument } from '@/lib/engine/documents';
import { findDetails } from '@/lib/engine/parser/resume/details';
import { educationSections } from '@/lib/engine/parser/resume/education';
import { EDUCATION_MODEL } from '@/lib/engine/parser/resume/education/model';
import { sectionsAbout } from '@/lib/engine/parser/resume/entries/choice';
import { type DecoderWeights, unpacked, withWeights } from '@/lib/engine/parser/resume/entries/decoder';
import { stepsBefore } from '@/lib/engine/parser/resume/entries/decoder/before';
import { latticeOf } from '@/lib/engine/parser/resume/entries/decoder/lattice';
import { styleOfDocument } from '@/lib/engine/parser/resume/entries/document-style';
import { draftsOf, type EntryModel } from '@/lib/engine/parser/resume/entries/drafts';
import { entryLines } from '@/lib/engine/parser/resume/entries/entry-lines';
import type { HistoryContext } from '@/lib/engine/parser/resume/entries/model';
import type { Section } from '@/lib/engine/parser/resume/headings/kinds';
import { withParagraphs } from '@/lib/engine/parser/resume/paragraphs';
import { POSITION_MODEL } from '@/lib/engine/parser/resume/positions/model';
import { findSections } from '@/lib/engine/parser/resume/sections';
import { languageOf } from '@/lib/engine/parser/shared/language';
import { gazetteer } from '@/lib/service/gazetteer';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import type { Read } from '../../eval/effort.ts';
import { ROOT } from '../../setup/install.mjs';
import { type Career, judge, scorerOf } from '../careers.ts';
import { documentsOf, FOLDS } from '../folds.ts';
import { similarOf } from '../judged.ts';
import { type Similar, type TrueEntry, trueSteps } from './align.ts';
import { type Example, learn, packed } from './learn.ts';

/**
 * Fits the decoder of entries (entries/decoder) on the CVs with truth, and judges it over folds: the CVs of each are read
 * by weights that the other folds gave.
 */

/** Rendered CVs are variants of each other, and are read well already: every sixth, with less weight. */
const SETS = [
  { folder: '', name: 'rendered', step: 6, weight: 0.3 },
  { folder: 'real', name: 'real', step: 1, weight: 1 },
  { folder: 'twins', name: 're-made', step: 1, weight: 1 },
];

type About = keyof DecoderWeights;
const MODELS: Record<About, EntryModel> = { work: POSITION_MODEL, study: EDUCATION_MODEL };

type Truth = Read & { asOf: string };
type Learner = { career: Career; set: string; fold: number; examples: Record<About, Example[]> };

/** Numbers features as they come. */
function numbering() {
  const names = new Map<string, number>();
  const numberOf = (name: string) => {
    const number = names.get(name) ?? names.size;
    names.set(name, number);
    return number;
  };
  return { numberOf, names: () => [...names.keys()] };
}

type Numbering = ReturnType<typeof numbering>;

function entriesOf({ positions = [], education = [] }: Read, about: About): TrueEntry[] {
  const of = ({ start = '', end = '' }: Record<string, string>) => ({ start, end });
  if (about === 'work')
    return positions.map((job) => ({
      ...of(job),
      what: job.title ?? '',
      more: '',
      where: job.employer ?? '',
    }));
  return education.map((study) => ({
    ...of(study),
    what: study.degree ?? '',
    more: study.major ?? '',
    where: study.school ?? '',
  }));
}

/** Returns the sections of a career that can be told in steps, with the true ones. */
function examplesOf(
  { sections, context, truth }: Career,
  about: About,
  { weight, numberOf, similar }: { weight: number; numberOf: Numbering['numberOf']; similar: Similar },
): Example[] {
  const { strings } = context;
  const entries = entriesOf(truth, about);
  if (strings === undefined || entries.length === 0) return [];
  const style = styleOfDocument(sections, context);
  const own = about === 'work' ? sectionsAbout(sections, 'workHistory') : educationSections(sections);
  const prepared = own.map((section: Section) => {
    const model = MODELS[about];
    const drafts = draftsOf(section, style, model);
    const lines = entryLines(section.lines, style.dates, style.body, style.rightEdgeOf);
    const known = { lines, drafts, body: style.body, evidence: model.evidence, strings };
    const headers = new Set(drafts.flatMap(({ segment }) => segment.header.map(({ index }) => index)));
    const fields = drafts.flatMap(({ assignment: { what, where } }) => [what?.text ?? '', where?.text ?? '']);
    return { ...latticeOf(known, numberOf), lines, drafts, headers, old: new Set(fields) };
  });
  const steps = trueSteps(prepared, entries, similar);
  return prepared.flatMap((section, n) => {
    const own = steps[n];
    const isTold = stepsBefore(section.drafts, section, section.lines) !== null;
    return own && isTold ? [{ lattice: section.lattice, steps: own, weight }] : [];
  });
}

async function learnersOf(root: string, { numberOf }: Numbering): Promise<Learner[]> {
  const { strings } = loadTaxonomies(taxonomyPlaces(ROOT, 'none'));
  if (strings === undefined) throw new Error('the decoder asks the model of strings, and there is none');
  const [places, similar] = [await gazetteer(), await similarOf(root)];
  const careerOf = (document: SourceDocument, truth: Truth): Career => {
    const language = languageOf(plainText(document));
    const { sections } = findDetails(document, findSections(document));
    const evidence = { language, countries: {} };
    const context: HistoryContext = {
      documentLastModified: truth.asOf,
      language,
      strings,
      places: { gazetteer: places, evidence },
    };
    return { sections: withParagraphs(document, sections), context, truth };
  };
  const learners: Learner[] = [];
  for (const { folder, name, step, weight } of SETS)
    for await (const { fold, document, truth } of documentsOf<Truth>(path.join(root, folder), step)) {
      const career = careerOf(document, truth);
      const asked = { weight, numberOf, similar };
      const examples = {
        work: examplesOf(career, 'work', asked),
        study: examplesOf(career, 'study', asked),
      };
      learners.push({ career, set: name, fold, examples });
    }
  return learners;
}

function weightsOf(learners: readonly Learner[], names: readonly string[]): Record<About, string> {
  const of = (about: About) =>
    packed(
      names,
      learn(
        learners.flatMap(({ examples }) => examples[about]),
        names.length,
      ),
    );
  return { work: of('work'), study: of('study') };
}

/** Returns for each fold the weights that the others gave. */
function weightsOfFolds(learners: readonly Learner[], names: readonly string[]): DecoderWeights[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const others = weightsOf(
      learners.filter((learner) => learner.fold !== fold),
      names,
    );
    return { work: unpacked(others.work), study: unpacked(others.study) };
  });
}

/** Returns for each fold of the sets below a folder the weights of the decoder that the other folds gave. */
export async function decodersOfFolds(root: string): Promise<DecoderWeights[]> {
  const features = numbering();
  const learners = await learnersOf(root, features);
  return weightsOfFolds(learners, features.names());
}

const NO_WEIGHTS: DecoderWeights = { work: unpacked(''), study: unpacked('') };

/**
 * Returns the packed weights of work and study, learned from the sets below a folder; `log` takes how well each set is read
 * over folds, without the decoder and with it.
 */
export async function fittedDecoder(
  root: string,
  log: (text: string) => void,
): Promise<Record<About, string>> {
  const features = numbering();
  const learners = await learnersOf(root, features);
  const scorer = await scorerOf(root);
  const folds = weightsOfFolds(learners, features.names());
  for (const { name } of SETS) {
    const sums = { before: [0, 0, 0], now: [0, 0, 0] };
    folds.forEach((weights, fold) => {
      const careers = learners.filter((one) => one.set === name && one.fold === fold);
      const judged = (used: DecoderWeights) => {
        const { mean, whole } = withWeights(used, () =>
          judge(
            careers.map(({ career }) => career),
            scorer,
          ),
        );
        return [...whole, mean].map((share) => 100 * share);
      };
      const [before, now] = [judged(NO_WEIGHTS), judged(weights)];
      const shown = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ');
      log(`${name} fold ${fold}: jobs, studies, mean ${shown(before)} -> ${shown(now)}`);
      sums.before = sums.before.map((sum, n) => sum + (before[n] ?? 0) / FOLDS);
      sums.now = sums.now.map((sum, n) => sum + (now[n] ?? 0) / FOLDS);
    });
    const shown = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ');
    log(`${name} mean over folds: ${shown(sums.before)} -> ${shown(sums.now)}`);
  }
  return weightsOf(learners, features.names());
}
