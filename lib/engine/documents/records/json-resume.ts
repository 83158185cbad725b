import { type Members, objectOf, objectsOf, stringOf, stringsOf } from './members';
import { entryOf, type Outline, periodText } from './outline';

const SECTIONS = ['basics', 'work', 'education', 'skills'] as const;

/** True for a record that follows JSON Resume (jsonresume.org): basics, with work, education or skills. */
export function isJsonResume(record: Members): boolean {
  return 'basics' in record && SECTIONS.some((name) => name !== 'basics' && Array.isArray(record[name]));
}

const list = (texts: string[]) => texts.join(', ');
const period = (of: Members, goesOn = true) =>
  periodText(stringOf(of, 'startDate'), stringOf(of, 'endDate'), goesOn);
const points = (of: Members) => stringsOf(of.highlights).map((point) => `• ${point}`);
const place = ({ address, postalCode, city, region, countryCode }: Members) =>
  list(
    [address, postalCode, city, region, countryCode].flatMap(
      (part) => (typeof part === 'string' && part) || [],
    ),
  );

function workOf(of: Members): string[] {
  const employer = list(
    [stringOf(of, 'name', 'company', 'organization'), stringOf(of, 'location')].filter(Boolean),
  );
  return entryOf(stringOf(of, 'position'), employer, period(of), stringOf(of, 'summary'), ...points(of));
}

function studyOf(of: Members): string[] {
  const degree = [stringOf(of, 'studyType'), stringOf(of, 'area')].filter(Boolean).join(' ');
  const score = stringOf(of, 'score', 'gpa');
  const courses = list(stringsOf(of.courses));
  return entryOf(degree, stringOf(of, 'institution'), period(of, false), score && `Grade: ${score}`, courses);
}

const skillOf = (of: Members) =>
  entryOf([stringOf(of, 'name'), list(stringsOf(of.keywords))].filter(Boolean).join(': '));
const spokenOf = (of: Members) =>
  entryOf([stringOf(of, 'language'), stringOf(of, 'fluency')].filter(Boolean).join(': '));
const issuedOf = (of: Members) =>
  entryOf(
    list([stringOf(of, 'name', 'title'), stringOf(of, 'issuer', 'awarder', 'publisher')].filter(Boolean)),
    stringOf(of, 'date', 'releaseDate'),
  );

/** Returns the content of a JSON Resume. */
export function outlineOfJsonResume(record: Members): Outline {
  const basics = objectOf(record.basics);
  const entries = (name: string, of: (members: Members) => string[]) => objectsOf(record[name]).map(of);
  return {
    name: stringOf(basics, 'name'),
    label: stringOf(basics, 'label'),
    contact: [
      stringOf(basics, 'email'),
      stringOf(basics, 'phone'),
      place(objectOf(basics.location)),
      stringOf(basics, 'url', 'website'),
      ...objectsOf(basics.profiles).map((profile) => stringOf(profile, 'url')),
    ],
    sections: [
      { heading: 'Summary', entries: [entryOf(stringOf(basics, 'summary'))] },
      { heading: 'Work Experience', entries: entries('work', workOf) },
      { heading: 'Volunteering', entries: entries('volunteer', workOf) },
      { heading: 'Education', entries: entries('education', studyOf) },
      { heading: 'Skills', entries: [entries('skills', skillOf).flat()] },
      { heading: 'Languages', entries: [entries('languages', spokenOf).flat()] },
      { heading: 'Certifications', entries: entries('certificates', issuedOf) },
      { heading: 'Awards', entries: entries('awards', issuedOf) },
      { heading: 'Publications', entries: entries('publications', issuedOf) },
      {
        heading: 'Projects',
        entries: entries('projects', (of) =>
          entryOf(stringOf(of, 'name'), period(of), stringOf(of, 'description'), ...points(of)),
        ),
      },
      { heading: 'Interests', entries: [entries('interests', skillOf).flat()] },
    ],
  };
}
