import { fold } from '../../kernel';
import { FRAMEWORKS } from './frameworks';
import type { Level } from './model';
import type { DegreeType } from './types';

/** The level of a degree in the framework of qualifications of a country. */

/** Types that the frameworks have no level for, by the type used instead. */
const STANDS_FOR: Partial<Record<DegreeType, DegreeType>> = {
  specialeducation: 'lessThanHighSchool',
  someHighSchoolOrEquivalent: 'lessThanHighSchool',
  ged: 'highSchoolOrEquivalent',
  secondary: 'highSchoolOrEquivalent',
  someCollege: 'certification',
  HND_HNC_OrEquivalent: 'associates',
  ASc: 'associates',
  international: 'highSchoolOrEquivalent',
  postprofessional: 'professional',
  BSc: 'bachelors',
  somePostgraduate: 'bachelors',
  MBA: 'masters',
  MSc: 'masters',
  intermediategraduate: 'masters',
  postdoctorate: 'doctorate',
};

type Framework = { names: { pattern: RegExp; level: Level }[]; types: Map<string, Level> };

const frameworks = new Map<string, Framework>();

function levelOf(code: string, description: string): Level {
  return { code: code.trim(), description: description.trim() };
}

/** Lines of a framework: `type = code = description`, or `/words of the name/ = code = description`. */
function read(lines: string): Framework {
  const framework: Framework = { names: [], types: new Map() };
  for (const line of lines.trim().split('\n')) {
    const [key = '', code = '', description = ''] = line.split('=');
    const level = levelOf(code, description);
    const words = /^\/(.+)\/$/u.exec(key.trim())?.[1];
    if (words)
      framework.names.push({
        pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u'),
        level,
      });
    else framework.types.set(key.trim(), level);
  }
  return framework;
}

function frameworkOf(country: string): Framework | undefined {
  const known = frameworks.get(country);
  if (known) return known;
  const lines = FRAMEWORKS.find(({ countries }) => countries.split(' ').includes(country))?.levels;
  if (lines === undefined) return undefined;
  const framework = read(lines);
  frameworks.set(country, framework);
  return framework;
}

/** By the name where the framework distinguishes such names, else by the type. */
export function localLevelOf(country: string, type: DegreeType, text: string): Level | undefined {
  const framework = frameworkOf(country);
  if (!framework) return undefined;
  const folded = fold(text.slice(0, 200)).replace(/\./gu, '');
  return (
    framework.names.find(({ pattern }) => pattern.test(folded))?.level ??
    framework.types.get(type) ??
    framework.types.get(STANDS_FOR[type] ?? '')
  );
}
