import type { ParsedResume } from '@/lib/contracts';
import { type Fact, factsOf, skillFacts } from '../search/facts';
import { levelIn } from '../search/language-level';

type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];

function positionFacts({ jobTitle, employer, isCurrent }: Position): Fact[] {
  const current = isCurrent ?? false;
  return [
    ...factsOf('title', [jobTitle?.raw, jobTitle?.normalized], { current }),
    ...factsOf('employer', [employer?.name?.raw, employer?.name?.normalized], { current }),
  ];
}

function educationFacts({ education }: ParsedResume): Fact[] {
  const entries = education?.educationDetails ?? [];
  const degrees = entries.flatMap(({ degree, majors }) => {
    const name = degree?.name?.raw || degree?.name?.normalized;
    return [[name, ...(majors ?? [])].filter(Boolean).join(', ')];
  });
  return [
    ...factsOf(
      'school',
      entries.map(({ schoolName }) => schoolName?.normalized || schoolName?.raw),
    ),
    ...factsOf('degree', [...degrees, education?.highestDegree?.name?.raw]),
  ];
}

function languageFacts({ languageCompetencies }: ParsedResume): Fact[] {
  return (languageCompetencies ?? []).flatMap(({ language, languageCode, foundInContext }) =>
    factsOf('speaks', [languageCode || language], { level: levelIn(foundInContext ?? '', language ?? '') }),
  );
}

/** Returns the facts of a candidate that can be searched by field. */
export function candidateFacts(resume: ParsedResume, name: string): Fact[] {
  const place = resume.contactInformation?.location;
  return [
    ...factsOf('name', [name]),
    ...(resume.employmentHistory?.positions ?? []).flatMap(positionFacts),
    ...educationFacts(resume),
    ...factsOf('certification', [
      ...(resume.certifications ?? []).map((each) => each.name),
      ...(resume.licenses ?? []).map((each) => each.name),
    ]),
    ...languageFacts(resume),
    ...factsOf('location', [place?.municipality, ...(place?.regions ?? []), place?.countryCode]),
    ...skillFacts(resume.skills),
  ];
}
