import { describe, expect, it } from 'vitest';
import { displayMessage, readTold } from './messages';

const HOOK = {
  Type: 'MatcherHook',
  Version: 1,
  Id: 'm1',
  Hook: { Number: 0, LinkText: 'Shortlist', IsBulk: true },
  Data: 'shortlist',
  Documents: [
    { IndexId: 'people', DocumentId: 'a', SovScore: 87 },
    { IndexId: 'people', DocumentId: 'b', SovScore: 870 },
    { IndexId: 'people', DocumentId: 'a' },
  ],
};

describe('a message of the matcher', () => {
  it('says what was pressed, and for whom', () => {
    expect(readTold(HOOK)).toEqual({
      kind: 'act',
      act: 'shortlist',
      documentIds: ['a', 'b'],
      scores: { a: 87 },
    });
    const single = { ...HOOK, Data: 'note', Documents: undefined, DocumentId: 'c', SovScore: 4.6 };
    expect(readTold(single)).toMatchObject({
      act: 'note',
      documentIds: ['c'],
      scores: { c: 5 },
    });
  });

  it.each([
    ['an act that is none', { ...HOOK, Data: 'delete' }],
    ['an act that is an object', { ...HOOK, Data: { Act: 'shortlist' } }],
    ['nobody', { ...HOOK, Documents: [] }],
    ['a score that is none', { ...HOOK, Documents: [{ DocumentId: 'a', SovScore: '87' }] }],
  ])('is dropped with %s', (_what, data) => {
    expect(readTold(data)).toBeNull();
  });

  it('hands over weights and filters', () => {
    const update = {
      Type: 'MatcherUpdate',
      Version: 1,
      Id: 'm2',
      FilterCriteria: { SearchExpression: 'welder' },
      PreferredCategoryWeights: { Skills: 0.5 },
    };
    expect(readTold(update)).toEqual({
      kind: 'update',
      preferences: {
        filterCriteria: { searchExpression: 'welder' },
        preferredCategoryWeights: { skills: 0.5 },
      },
    });
  });
});

describe('what is sent to the matcher', () => {
  const documents = [{ indexId: 'people', documentId: 'a' }];
  const names = [{ id: 'a', name: 'Ada Quill', mark: 'Shortlist: New' }];

  it('are names and what was decided', () => {
    expect(displayMessage(documents, names, { blind: false, theme: 'dark' })).toMatchObject({
      Type: 'MatcherDisplay',
      Documents: [{ IndexId: 'people', DocumentId: 'a', Name: 'Ada Quill', Mark: 'Shortlist: New' }],
      Theme: 'dark',
    });
  });

  it('are no names where it is blind', () => {
    const told = JSON.stringify(displayMessage(documents, names, { blind: true, theme: 'light' }));
    expect(told).not.toContain('Ada');
    expect(told).toContain('Shortlist: New');
  });
});
