import { describe, expect, it } from 'vitest';
import { fold } from '../../kernel';
import { ruleOf } from './evidence';
import { LABEL_LANGUAGES, TABLE_LANGUAGES } from './model';
import { termsOfWhole } from './scan';
import { ADDED_TERMS, hasMark, rowsOf, termsOf, withoutMark } from './table';
import { professionGroups, shipped, shippedTables } from './testing/shipped';

const skills = [...shipped.skills.values()];
const tables = shippedTables();

describe('the tables of the project', () => {
  it('are read whole', () => expect(shipped.problems).toEqual([]));

  it('have at least 4,000 skills of all types', () => {
    const ofType = (type: string) => skills.filter((skill) => skill.type === type).length;
    expect(skills.length).toBeGreaterThanOrEqual(4000);
    expect(ofType('IT')).toBeGreaterThan(1400);
    expect(ofType('Professional')).toBeGreaterThan(2000);
    expect(ofType('Soft')).toBeGreaterThan(150);
  });

  it('give each an id of its own, of one form', () => {
    const ids = Object.entries(tables)
      .filter(
        ([name]) => !['categories', 'tree', 'contexts', 'common-words', 'labels', 'phrases'].includes(name),
      )
      .flatMap(([, table]) => rowsOf(table).flatMap(([id, code]) => (code === ADDED_TERMS ? [] : [id])));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^KS\d{5}$/.test(id ?? ''))).toEqual([]);
  });

  it('have a label in every language', () => {
    const without = skills.filter(({ labels }) =>
      LABEL_LANGUAGES.some((language) => labels[language] === ''),
    );
    const unfilled = skills.filter(
      ({ cells }) => cells.length > 1 && cells.slice(0, TABLE_LANGUAGES.length).includes(''),
    );
    expect([...without, ...unfilled].map(({ id }) => id)).toEqual([]);
  });

  it.each(LABEL_LANGUAGES)('claim no term twice without context in %s', (language) => {
    const column = LABEL_LANGUAGES.indexOf(language);
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const { id, cells } of skills) {
      for (const term of termsOf(cells[column] ?? '').filter((written) => !hasMark(written))) {
        const key = fold(term);
        const owner = owners.get(key);
        if (owner !== undefined && owner !== id) twice.push(`${term}: ${owner}, ${id}`);
        owners.set(key, id);
      }
    }
    expect(twice).toEqual([]);
  });

  it.each(LABEL_LANGUAGES)('claim no words twice without context in %s, but for letters', (language) => {
    const { sure, doubtful } = shipped.indexOf(language);
    const areLetters = (term: string | undefined) => /^[\p{Lu}&]+s?$/u.test(term ?? '');
    const twice = [...doubtful].flatMap(([key, terms]) =>
      terms.filter(
        ({ needsContext, skill, written }) =>
          !needsContext &&
          sure.get(key)?.skill !== skill &&
          !(areLetters(written) && areLetters(sure.get(key)?.written)),
      ),
    );
    expect(twice.map(({ written, skill }) => `${written}: ${skill.id}`)).toEqual([]);
  });

  it.each(LABEL_LANGUAGES)('have a rule for each meaning of a term that needs context in %s', (language) => {
    const shared = [...shipped.indexOf(language).doubtful].filter(
      ([key, terms]) =>
        !shipped.indexOf(language).sure.has(key) && new Set(terms.map(({ skill }) => skill)).size > 1,
    );
    const without = shared.flatMap(([, terms]) => terms.filter((term) => !ruleOf(shipped.contexts, term)));
    expect(without.map(({ written, skill }) => `${written}: ${skill.id} ${skill.labels.en}`)).toEqual([]);
  });

  it('have rules of context for terms and skills that exist', () => {
    const written = new Set(
      skills.flatMap(({ cells }) => cells.flatMap(termsOf).map((term) => fold(withoutMark(term)))),
    );
    const rules = rowsOf(tables.contexts ?? '');
    expect(rules.filter(([term]) => !written.has(fold(term ?? '')))).toEqual([]);
    expect(rules.filter(([, id]) => id !== '' && !shipped.skills.has(id ?? ''))).toEqual([]);
  });

  it('name professions for every category that is not of soft skills, by groups that exist', () => {
    const categories = new Set(skills.map(({ category }) => category));
    const loose = [...categories].filter(({ type, groups }) => (type === 'Soft') !== (groups.length === 0));
    expect(loose.map(({ code }) => code)).toEqual([]);
    const unknown = [...categories]
      .flatMap(({ groups }) => groups)
      .filter(({ groupId }) => !professionGroups.has(groupId));
    expect(unknown).toEqual([]);
  });

  it('find every label, whatever its case', () => {
    const lost = skills.filter(({ labels, cells }) => {
      const found = termsOfWhole(labels.en.toUpperCase(), [shipped.indexOf('en')]);
      return !hasMark(cells[0]?.split('|')[0] ?? '') && found[0]?.skill.labels.en !== labels.en;
    });
    expect(lost.map(({ labels }) => labels.en)).toEqual([]);
  });
});
