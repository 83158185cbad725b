import { describe, expect, it } from 'vitest';
import { nameInCase, personName } from './person-name';

describe('names in capitals', () => {
  it.each([
    ['JANE DOE', 'Jane Doe'],
    ['MARIA DE LA CRUZ', 'Maria de la Cruz'],
    ['DE LA CRUZ MARIA', 'De la Cruz Maria'],
    ["SIOBHAN O'NEILL", "Siobhan O'Neill"],
    ['JEAN-PIERRE MCALLISTER', 'Jean-Pierre McAllister'],
    ["NA'IMA HASSAN", "Na'ima Hassan"],
    ['J P MORGAN', 'J P Morgan'],
    ['J.R. EWING', 'J.R. Ewing'],
    ['JP MORGAN', 'JP Morgan'],
    ['MEI NG', 'Mei Ng'],
    ['NGUYEN VAN TAM', 'Nguyen Van Tam'],
    ['ΝΙΚΟΣ ΠΑΠΑΣ', 'Νικος Παπας'],
    ['ИВАН ПЕТРОВ', 'Иван Петров'],
    ['JÖRG MÜLLER', 'Jörg Müller'],
    ['ÉLODIE  ŁUKASZ', 'Élodie  Łukasz'],
    ['Jane Doe', 'Jane Doe'],
    ['jane doe', 'jane doe'],
    ['王小明', '王小明'],
    ['Ng', 'Ng'],
    ['LI', 'LI'],
    ['', ''],
  ])('writes %s as %s', (written, shown) => expect(nameInCase(written)).toBe(shown));

  it('knows the letters of Turkish', () => {
    expect(nameInCase('IŞIL YILDIZ', { language: 'tr' })).toBe('Işıl Yıldız');
  });
});

describe('the name of a resume', () => {
  const of = (candidateName: object) => personName({ contactInformation: { candidateName } });

  it('has the family name in the case of names, and a degree as it is written', () => {
    const parts = { givenName: 'Jean', familyName: 'DUPONT' };
    expect(of({ formattedName: 'Jean DUPONT', ...parts })).toBe('Jean Dupont');
    expect(of({ formattedName: 'DUPONT Jean', ...parts })).toBe('Dupont Jean');
    const ann = { givenName: 'Ann', familyName: 'Lee', suffix: 'CISSP' };
    expect(of({ formattedName: 'Ann Lee, CISSP', ...ann })).toBe('Ann Lee, CISSP');
    expect(of({ formattedName: 'ANN LEE, MBA', givenName: 'ANN', familyName: 'LEE', suffix: 'MBA' })).toBe(
      'Ann Lee, MBA',
    );
    expect(of({ formattedName: 'Ann Lee PMP' })).toBe('Ann Lee PMP');
  });

  it('is made of its parts where there is no other, and is none where there are none', () => {
    expect(of({ givenName: 'ADA', familyName: 'HOLM' })).toBe('Ada Holm');
    expect(of({})).toBeNull();
    expect(personName({})).toBeNull();
  });
});
