import { describe, expect, it } from 'vitest';
import { highestDegree } from '.';

const dateOf = (year: string) => ({
  date: `${year}-01-01`,
  foundYear: true,
  foundMonth: false,
  foundDay: false,
  isCurrentDate: false,
});

const study = (id: string, raw: string, type: string | undefined, school = '', year = '') => ({
  id,
  text: raw,
  degree: { name: { raw, normalized: raw }, ...(type ? { type } : {}) },
  ...(school ? { schoolName: { raw: school, normalized: school } } : {}),
  ...(year ? { endDate: dateOf(year) } : {}),
});
type Study = ReturnType<typeof study>;
const highest = (entries: Study[], doubtful: string[] = []) =>
  highestDegree(entries, new Set(doubtful))?.name?.raw;

describe('the highest degree', () => {
  it.each([
    ['a grade of a title', study('1', 'Project Engineer II', 'bachelors', 'Brinsby Works', '2018')],
    ['a rank of a firm', study('1', 'Associate Vice President of Sales', 'associates', 'Harbour College')],
    ['a task', study('1', 'New menu and promotion of dishes', 'doctorate', 'Good at selling')],
    ['a prize', study('1', '"Best Outgoing Student" Recipient', 'highSchoolOrEquivalent', 'Honor Roll')],
  ])('is not %s', (_, entry) => expect(highest([entry])).toBeUndefined());

  it('is the next one where the highest surely is none', () => {
    const bachelor = study('2', 'Bachelor of Arts', 'bachelors', 'Harbour College', '2012');
    expect(highest([study('1', 'Promotion & Physical Education', 'doctorate'), bachelor])).toBe(
      'Bachelor of Arts',
    );
  });

  it.each([
    study('1', 'Ingeniero Civil', 'bachelors', 'Universidad de la Ribera', '2012'),
    study('1', 'Technik mechanik', 'vocational', 'Szkoła Techniczna', '2009'),
    study('1', 'GED', 'ged', '', '2001'),
    study('1', 'M. Ed. Special Education', 'masters'),
    study('1', 'PhD', 'doctorate'),
  ])('is one by its name, its school or its date: $degree.name.raw', (entry) =>
    expect(highest([entry])).toBe(entry.degree.name.raw),
  );

  it('has a name of no table only where it is not doubtful', () => {
    const unknown = study('1', 'Finance City', undefined, 'Harbour College', '2012');
    expect(highest([unknown])).toBe('Finance City');
    expect(highest([unknown], ['1'])).toBeUndefined();
  });
});
