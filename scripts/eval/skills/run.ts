import path from 'node:path';
import { findSkills, type SkillTaxonomy } from '../../../lib/engine/taxonomy/skills/index.ts';
import { loadTaxonomies, taxonomyPlaces } from '../../../lib/service/taxonomy/load.ts';
import { ROOT } from '../../setup/install.mjs';
import { annotatedResumes, type MarkedText, ownTexts, type Span } from './texts.ts';
import { conceptsOfSeveralVendors } from './vendors.ts';

/**
 * Measures the skills found in running text. A found skill is right when it overlaps a marked span, a span is found
 * when a skill overlaps it.
 */

type Counts = { found: number; right: number; knowledge: [number, number]; phrase: [number, number] };

const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && other.start < one.end;

function countText(taxonomy: SkillTaxonomy, { text, language, spans }: MarkedText): Counts {
  const found = findSkills(taxonomy, text, language);
  const share = (sort: Span['sort']): [number, number] => {
    const marked = spans.filter((span) => span.sort === sort);
    return [marked.filter((span) => found.some((skill) => overlaps(skill, span))).length, marked.length];
  };
  return {
    found: found.length,
    right: found.filter((skill) => spans.some((span) => overlaps(skill, span))).length,
    knowledge: share('knowledge'),
    phrase: share('phrase'),
  };
}

function total(counts: readonly Counts[]): Counts {
  const sum = (of: (each: Counts) => number) => counts.reduce((all, each) => all + of(each), 0);
  return {
    found: sum(({ found }) => found),
    right: sum(({ right }) => right),
    knowledge: [sum(({ knowledge }) => knowledge[0]), sum(({ knowledge }) => knowledge[1])],
    phrase: [sum(({ phrase }) => phrase[0]), sum(({ phrase }) => phrase[1])],
  };
}

const percent = (part: number, whole: number) => ((100 * part) / Math.max(whole, 1)).toFixed(0).padStart(3);

function line(name: string, { found, right, knowledge, phrase }: Counts): string {
  return [
    name.padEnd(18),
    `precision ${percent(right, found)}`,
    `recall: knowledge ${percent(...knowledge)}, phrases ${percent(...phrase)}`,
    `(${found} found, ${knowledge[1]} and ${phrase[1]} marked)`,
  ].join('  ');
}

/** Returns the spans of a text that are missed, and the skills found where none is marked. */
function errorsOf(taxonomy: SkillTaxonomy, { name, text, language, spans }: MarkedText): string[] {
  const found = findSkills(taxonomy, text, language);
  const missed = spans.filter((span) => !found.some((skill) => overlaps(skill, span)));
  const wrong = found.filter((skill) => !spans.some((span) => overlaps(skill, span)));
  return [
    `${name}  missed: ${missed.map(({ start, end }) => text.slice(start, end)).join(' | ')}`,
    `${name}  wrong: ${wrong.map((skill) => `${skill.text} (${skill.skill.labels.en})`).join(' | ')}`,
  ];
}

/** Prints the figures; `errors` lists those of the texts that may be looked at. */
export function evaluateSkills(options: { dir: string; errors: string | undefined }): void {
  const { skills: taxonomy } = loadTaxonomies(taxonomyPlaces(ROOT, 'none'));
  if (options.errors === 'vendors') {
    console.log(conceptsOfSeveralVendors(taxonomy).join('\n'));
    return;
  }
  const folder = path.join(ROOT, 'scripts/eval/skills/texts');
  for (const half of ['seen', 'held', 'later'] as const) {
    const texts = ownTexts(folder, half);
    const languages = [...new Set(texts.map(({ language }) => language))];
    const counted = texts.map((text) => ({ language: text.language, counts: countText(taxonomy, text) }));
    console.log(`\nOur own texts, ${half}`);
    for (const code of languages) {
      const own = counted.filter(({ language }) => language === code).map(({ counts }) => counts);
      console.log(line(`  ${code}`, total(own)));
    }
    console.log(line('  all', total(counted.map(({ counts }) => counts))));
    if (options.errors && half === 'seen')
      console.log(texts.flatMap((text) => errorsOf(taxonomy, text)).join('\n'));
  }
  const resumes = annotatedResumes(options.dir);
  if (resumes.length > 0)
    console.log(`\n${line('Annotated CVs', total(resumes.map((text) => countText(taxonomy, text))))}`);
}
