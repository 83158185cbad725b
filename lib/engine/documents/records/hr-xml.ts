import { childNamed, childrenNamed, descendantsNamed, textOf as textIn, type XmlElement } from '../xml';
import { entryOf, type Outline, periodText } from './outline';

const plain = (element: XmlElement | undefined) => textIn(element).replace(/\s+/g, ' ').trim();
const first = (element: XmlElement | undefined, ...names: string[]) =>
  names.map((name) => plain(descendantsNamed(element, name)[0])).find(Boolean) ?? '';

/** Returns a date in one of the forms of HR-XML; anything else is a word such as "current". */
function dateOf(element: XmlElement | undefined): string {
  const date = first(element, 'AnyDate', 'YearMonth', 'Year', 'StringDate') || plain(element);
  return /^(?:notKnown|notApplicable)$/i.test(date) ? '' : date;
}

function periodOf(element: XmlElement | undefined): string {
  const [start] = descendantsNamed(element, 'StartDate');
  const [end] = descendantsNamed(element, 'EndDate');
  const ends = dateOf(end);
  return periodText(dateOf(start), /^(?:current|present)$/i.test(ends) ? '' : ends);
}

function nameOf(contact: XmlElement | undefined): string {
  const [name] = descendantsNamed(contact, 'PersonName');
  return (
    first(name, 'FormattedName') ||
    [first(name, 'GivenName'), first(name, 'FamilyName')].filter(Boolean).join(' ')
  );
}

function addressOf(contact: XmlElement | undefined): string {
  const [address] = descendantsNamed(contact, 'PostalAddress');
  const parts = ['AddressLine', 'PostalCode', 'Municipality', 'Region', 'CountryCode'].map((name) =>
    first(address, name),
  );
  return parts.filter(Boolean).join(', ');
}

function positionsOf(resume: XmlElement): string[][] {
  return descendantsNamed(resume, 'EmployerOrg').flatMap((employer) => {
    const name = first(employer, 'EmployerOrgName');
    return childrenNamed(employer, 'PositionHistory').map((position) =>
      entryOf(
        first(position, 'Title'),
        name || first(position, 'OrganizationName'),
        periodOf(position),
        textIn(childNamed(position, 'Description')),
      ),
    );
  });
}

function studiesOf(resume: XmlElement): string[][] {
  return descendantsNamed(resume, 'SchoolOrInstitution').map((school) => {
    const [degree] = descendantsNamed(school, 'Degree');
    const title = [
      first(degree, 'DegreeName') || (degree?.attributes.degreeType ?? ''),
      plain(descendantsNamed(degree, 'DegreeMajor')[0]),
    ];
    const attended = periodOf(descendantsNamed(school, 'DatesOfAttendance')[0]);
    return entryOf(
      title.filter(Boolean).join(', '),
      first(school, 'SchoolName'),
      attended || periodText(dateOf(descendantsNamed(degree, 'DegreeDate')[0]), '', false),
    );
  });
}

/**
 * Returns the content of a resume in HR-XML 2 (hr-xml.org, `Resume`): its structure, or the text that it carries
 * instead.
 */
export function outlineOfHrXml(root: XmlElement): Outline {
  const [resume = root] = descendantsNamed(root, 'StructuredXMLResume');
  const contact = childNamed(resume, 'ContactInfo');
  const text = textIn(descendantsNamed(root, 'TextResume')[0]);
  const named = (name: string) =>
    descendantsNamed(resume, name)
      .map((one) => first(one, 'Name') || (one.attributes.name ?? ''))
      .filter(Boolean);
  const structured = {
    name: nameOf(contact),
    contact: [first(contact, 'InternetEmailAddress'), first(contact, 'FormattedNumber'), addressOf(contact)],
    sections: [
      {
        heading: 'Summary',
        entries: [
          entryOf(textIn(childNamed(resume, 'ExecutiveSummary')), textIn(childNamed(resume, 'Objective'))),
        ],
      },
      { heading: 'Work Experience', entries: positionsOf(resume) },
      { heading: 'Education', entries: studiesOf(resume) },
      { heading: 'Skills', entries: [named('Competency')] },
      { heading: 'Certifications', entries: [named('LicenseOrCertification')] },
      {
        heading: 'Languages',
        entries: [
          descendantsNamed(resume, 'Language').map((one) => first(one, 'LanguageCode') || plain(one)),
        ],
      },
    ],
  };
  const isEmpty = !structured.name && structured.sections.every(({ entries }) => entries.flat().length === 0);
  return isEmpty && text ? { name: text, contact: [], sections: [] } : structured;
}
