import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opened } from './cells';
import { proposeColumns } from './column-names';
import { readRow } from './columns';
import { learnColumns } from './learn-columns';

function readOnly(row: Record<string, unknown>) {
  const mapping = proposeColumns(Object.keys(row)).mapping;
  const read = readRow(row, mapping, learnColumns([row], mapping));
  if ('reason' in read) throw new Error(read.reason);
  return read;
}

describe('a cell', () => {
  it.each([
    ['{"name": "Weber AG"}', { name: 'Weber AG' }],
    [
      "{'nom': \"L'Atelier\", 'adapted': False, 'size': None}",
      { nom: "L'Atelier", adapted: false, size: null },
    ],
    ["['SQL', 'It\\'s', 3.5]", ['SQL', "It's", 3.5]],
    ["[{'name': 'SQL'}, {'name': 'Go'},]", [{ name: 'SQL' }, { name: 'Go' }]],
    ['[Remote] Baker', '[Remote] Baker'],
    ["{'open", "{'open"],
    ['{', '{'],
  ])('%s is opened', (cell, value) => expect(opened(cell)).toEqual(value));

  it('is never a reason to fail', () => {
    const pieces = fc.array(fc.constantFrom('{', '}', '[', ']', "'", '"', ':', ',', 'True', '1', ' ', '\\'));
    fc.assert(fc.property(pieces, (list) => void opened(`[${list.join('')}`)));
  });
});

describe('a row of opened cells', () => {
  it('names the employer, not the object', () => {
    const entreprise = "{'nom': 'RANDSTAD', 'description': 'Une agence', 'entrepriseAdaptee': False}";
    expect(readOnly({ titel: 'Cariste', entreprise }).organization).toBe('RANDSTAD');
    expect(
      readOnly({ titel: 'Cariste', company: '{"id": 3, "empresaNome": "Padaria Sol"}' }).organization,
    ).toBe('Padaria Sol');
  });

  it('has the place of its members', () => {
    const location = "{'libelle': '07 - Teil', 'latitude': 44.5, 'longitude': 4.6, 'codePostal': '07400'}";
    expect(readOnly({ title: 'Cariste', location }).places).toMatchObject([
      { text: '07 - Teil', latitude: 44.5, postalCode: '07400' },
    ]);
  });

  it.each([
    ['Python, SQL; Go'],
    ['Python|SQL|Go'],
    ["['Python', 'SQL', 'Go']"],
    ['[{"name": "Python"}, {"name": "SQL"}, {"name": "Go"}]'],
    ['["Python, SQL", "Go"]'],
  ])('has the skills of %s', (skills) =>
    expect(readOnly({ title: 'Developer', skills }).skills).toEqual(['Python', 'SQL', 'Go']),
  );

  it('leaves the rating of an employer aside', () => {
    expect(readOnly({ title: 'Baker', company: 'Bramble & Co\n3.9' }).organization).toBe('Bramble & Co');
  });
});
