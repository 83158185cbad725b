import { thingsOfType } from '@/lib/containers';
import { type Members, objectOf, objectsOf, stringOf, stringsOf } from './members';
import { entryOf, type Outline, periodText } from './outline';

const placeOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const place = objectOf(objectOf(value).address ?? value);
  return [
    stringOf(place, 'addressLocality'),
    stringOf(place, 'addressRegion'),
    stringOf(place, 'addressCountry', 'name'),
  ]
    .filter(Boolean)
    .join(', ');
};

const periodOf = (of: Members) => periodText(stringOf(of, 'startDate'), stringOf(of, 'endDate'));
const namesOf = (value: unknown) => stringsOf(value, 'name', 'credentialCategory');

function personOf(person: Members): Outline {
  const roles = [...objectsOf(person.worksFor), ...objectsOf(person.hasOccupation)];
  const full = [stringOf(person, 'givenName'), stringOf(person, 'familyName')].filter(Boolean).join(' ');
  return {
    name: stringOf(person, 'name') || full,
    label: namesOf(person.jobTitle)[0] ?? '',
    contact: [
      stringOf(person, 'email').replace(/^mailto:/, ''),
      stringOf(person, 'telephone'),
      placeOf(person.address ?? {}),
      stringOf(person, 'url'),
    ],
    sections: [
      { heading: 'Summary', entries: [entryOf(stringOf(person, 'description'))] },
      {
        heading: 'Work Experience',
        entries: roles.map((role) =>
          entryOf(
            stringOf(role, 'roleName', 'jobTitle'),
            stringOf(objectOf(role.worksFor), 'name') || stringOf(role, 'name'),
            periodOf(role),
            stringOf(role, 'description'),
          ),
        ),
      },
      {
        heading: 'Education',
        entries: [
          ...objectsOf(person.alumniOf).map((school) =>
            entryOf(
              stringOf(objectOf(school.alumniOf), 'name') || stringOf(school, 'name'),
              periodOf(school),
            ),
          ),
          ...namesOf(person.hasCredential).map((name) => entryOf(name)),
        ],
      },
      { heading: 'Skills', entries: [[...namesOf(person.knowsAbout), ...namesOf(person.skills)]] },
      { heading: 'Languages', entries: [namesOf(person.knowsLanguage)] },
    ],
  };
}

function postingOf(posting: Members): Outline {
  const places = objectsOf(posting.jobLocation).map(placeOf);
  return {
    name: stringOf(posting, 'title', 'name'),
    label: stringOf(objectOf(posting.hiringOrganization), 'name') || stringOf(posting, 'hiringOrganization'),
    contact: [places.filter(Boolean).join('; '), stringsOf(posting.employmentType).join(', ')],
    sections: [
      {
        heading: 'Description',
        entries: [entryOf(stringOf(posting, 'description').replace(/<[^<>]{0,500}>/g, '\n'))],
      },
      { heading: 'Responsibilities', entries: [stringsOf(posting.responsibilities)] },
      {
        heading: 'Requirements',
        entries: [[...stringsOf(posting.qualifications), ...stringsOf(posting.skills)]],
      },
    ],
  };
}

/** Returns the data on a person or a job in linked data; undefined where there is neither. */
export function outlineOfLinkedData(value: unknown): Outline | undefined {
  const [posting] = thingsOfType(value, 'JobPosting');
  if (posting) return postingOf(posting);
  const [person] = thingsOfType(value, 'Person');
  return person && personOf(person);
}
