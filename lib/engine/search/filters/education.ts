import type { FilterCriteriaData } from '@/lib/contracts';
import { all } from '../../market';
import { itemMatches, several } from '../conditions';
import { type CriteriaReader, rankOf } from './reader';

/** Types of degrees missing from the list of the filter (wire-facts 2.2), by the type that covers them. */
const OF_KIND: Readonly<Record<string, readonly string[]>> = {
  associates: ['asc'],
  bachelors: ['bsc'],
  masters: ['mba', 'msc'],
};

/** Returns a type with its subtypes, in small letters. */
function ofKind(type: string): string[] {
  const asked = type.toLowerCase();
  return [asked, ...(OF_KIND[asked] ?? [])];
}

/** Returns the lowest place of a type and of those of its kind: who has an MBA or an MSc has a master's degree. */
const leastRankOf = (type: string) => Math.min(...ofKind(type).map(rankOf));

/** Schools, degrees, majors and grades. */
export function education(reader: CriteriaReader) {
  const { schoolNames, degreeNames, degreeTypes, degreeTypeAtLeast } = reader.criteria;
  reader.named('SchoolNames', schoolNames, 'schools', { whole: false, words: 'school' });
  reader.named('DegreeNames', degreeNames, 'degrees', { whole: false, words: 'degree' });
  const types = reader.values('DegreeTypes', degreeTypes);
  for (const type of types) reader.isDegree('DegreeTypes', type);
  reader.coded('DegreeTypes', types.flatMap(ofKind), 'degree_types');
  if (degreeTypeAtLeast && reader.isDegree('DegreeTypeAtLeast', degreeTypeAtLeast))
    reader.add(`degree_rank >= ${reader.parameters.of('Int64', leastRankOf(degreeTypeAtLeast))}`);
  const conditions = reader.listed('Educations', reader.criteria.educations).flatMap((filter, at) => {
    const terms = educationTerms(reader, `Educations[${at}]`, filter);
    return terms.length === 0
      ? []
      : [
          `arrayExists((school, degree, major, kind, grade) -> ${all(terms)}, schools, degrees, majors, degree_types, grades)`,
        ];
  });
  if (conditions.length > 0) reader.add(several(conditions, false));
}

function educationTerms(
  reader: CriteriaReader,
  member: string,
  filter: NonNullable<FilterCriteriaData['educations']>[number],
): string[] {
  const named = (name: string, value: string | null | undefined, item: string) => {
    const sought = value?.trim() ? reader.sought(`${member}.${name}`, value) : undefined;
    return sought ? [itemMatches(item, sought, reader.parameters, false)] : [];
  };
  const { degreeType, minimumGpa } = filter;
  if (minimumGpa && (minimumGpa < 0 || minimumGpa > 1))
    reader.refuse(`${member}.MinimumGPA`, 'must lie between 0 and 1');
  const isType = degreeType && reader.isDegree(`${member}.DegreeType`, degreeType);
  return [
    ...named('SchoolName', filter.schoolName, 'school'),
    ...named('DegreeName', filter.degreeName, 'degree'),
    ...named('DegreeMajor', filter.degreeMajor, 'major'),
    ...(isType ? [`kind in ${reader.parameters.of('Array(String)', ofKind(degreeType))}`] : []),
    ...(minimumGpa ? [`grade >= ${reader.parameters.of('Float64', minimumGpa)}`] : []),
  ];
}
