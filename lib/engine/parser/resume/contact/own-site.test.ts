import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { detailRows } from '../details/rows';
import { findSections } from '../sections';
import { readContact } from './index';
import { contactZone } from './zone';

function sitesOf(lineOfStudies: string): string[] {
  const document = writtenDocument(
    `Jane Doe\njane@example.org\n\nEDUCATION\nBSc Physics, University of Leeds, 2004 - 2007\n${lineOfStudies}`,
  );
  const rows = detailRows(document.lines);
  const zone = contactZone(document, findSections(document), rows);
  const { contact } = readContact(document, zone, { language: 'en', rows });
  return (contact.webAddresses ?? []).flatMap(({ address }) => address ?? []);
}

describe('web addresses in a list of studies', () => {
  it.each(['My personal website', 'Meine persönliche Webseite', 'Sitio web personal', 'My portfolio'])(
    'are the candidate’s behind "%s"',
    (label) =>
      expect(sitesOf(`${label}: https://www.example.org/jane`)).toEqual(['https://www.example.org/jane']),
  );

  it.each(['Website of the department', 'Personal tutor', 'Project'])('are others’ behind "%s"', (label) =>
    expect(sitesOf(`${label}: https://www.example.org/physics`)).toEqual([]),
  );
});
