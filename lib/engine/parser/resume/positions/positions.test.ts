import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { readEducation } from '../education';
import { findSections } from '../sections';
import { positionsOf, read } from '../testing/written-positions';

function first(text: string) {
  const [position] = positionsOf(text);
  if (!position) throw new Error('no position found');
  return position;
}

describe('what belongs to an entry', () => {
  it('keeps the description, the bullets and the place, and lets no employer swallow the first sentence', () => {
    const position = first(`# Experience
      **Site Manager**⇥May 2018 – April 2021
      Brackwater Construction
      Ran three building sites along the river with up to forty people on each of them.
      - Cut delays by a third
      - Led a team of 14 engineers`);
    expect(position.employer?.name?.raw).toBe('Brackwater Construction');
    expect(position.description).toContain('Ran three building sites');
    expect(position.bullets?.map((bullet) => bullet.text)).toEqual([
      'Cut delays by a third',
      'Led a team of 14 engineers',
    ]);
    expect(position.numberEmployeesSupervised?.value).toBe(14);
    expect(position.endDate).toEqual({
      date: '2021-04-01',
      isCurrentDate: false,
      foundYear: true,
      foundMonth: true,
      foundDay: false,
    });
  });

  it('gives a current position the day of the document as its end', () => {
    const { endDate, isCurrent } = first(
      '# Experience\n**Carpenter**⇥2019 – today\nOakline Joinery\n- Stairs',
    );
    expect(isCurrent).toBe(true);
    expect(endDate).toMatchObject({ date: '2026-03-01', isCurrentDate: true });
  });

  it('knows internships and work on own account', () => {
    expect(first('# Experience\n**Marketing Intern**⇥2018 – 2019\nQuillmark Ltd\n- Mailings').jobType).toBe(
      'internship',
    );
    expect(first('# Experience\n**Graphic Designer**⇥2018 – 2019\nFreelance\n- Logos').isSelfEmployed).toBe(
      true,
    );
  });

  it('reads entries without dates among others', () => {
    const text = `# Experience
      **Carpenter**
      Oakline Joinery
      - Stairs and doors for old houses

      **Site Manager**
      2018 – 2021
      Brackwater Construction
      - Bridges

      **Foreman**
      Granite & Sons
      - Roads`;
    expect(read(text)).toEqual([
      'Carpenter @ Oakline Joinery, ? - ?',
      'Site Manager @ Brackwater Construction, 2018 - 2021',
      'Foreman @ Granite & Sons, ? - ?',
    ]);
  });
});

describe('sections that hold more than work', () => {
  it('leaves the education in a section of both to the education', () => {
    const text = `# Education and Experience
      **Site Manager**⇥2018 – 2021
      Brackwater Construction
      - Bridges
      **BSc in Physics**⇥2011 – 2014
      University of Brackwater`;
    expect(read(text)).toEqual(['Site Manager @ Brackwater Construction, 2018 - 2021']);
    const education = readEducation(findSections(writtenDocument(text)), {
      documentLastModified: '2026-03-01',
    });
    expect(education.map((entry) => entry.education.schoolName?.raw)).toEqual(['University of Brackwater']);
  });

  it('adds voluntary work behind the work history, and says so', () => {
    const text = `# Experience
      **Site Manager**, Brackwater Construction⇥2018 – 2021
      - Bridges

      # Volunteering
      **Treasurer**, Hull Food Bank⇥2016 – 2018
      - Books`;
    expect(positionsOf(text).map(({ id, jobTitle, jobType }) => [id, jobTitle?.raw, jobType])).toEqual([
      ['POS-1', 'Site Manager', 'directHire'],
      ['POS-2', 'Treasurer', 'volunteer'],
    ]);
  });

  it('reads other names of an employer, and titles beside each other', () => {
    const [position] = positionsOf(
      '# Experience\n**Managing Director / Chief Engineer**⇥2018 – 2021\nOakline Depots Ltd (formerly Granite & Sons)\n- Depots',
    );
    expect(position?.employer?.otherFoundName?.raw).toBe('Granite & Sons');
    expect(position?.jobTitle?.variations).toEqual(['Managing Director', 'Chief Engineer']);
  });
});
