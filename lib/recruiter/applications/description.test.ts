import { expect, test } from 'vitest';
import type { ParsedJob } from '@/lib/contracts';
import { descriptionOf } from './description';

const described = (job: object) => descriptionOf(job as ParsedJob);

test('points of lists are told from paragraphs by the whole text, where passages have lost their bullets', () => {
  const job = {
    jobDescription: 'You work at night.\nBake bread\nTrain apprentices\n\nEvery day is new.',
    benefits: 'Six weeks of holiday',
    jobMetadata: {
      plainText:
        'Baker\nYou work at night.\n• Bake bread\n•  Train apprentices\nEvery day is new.\nSix weeks of holiday',
    },
  };
  expect(described(job)).toEqual([
    {
      heading: 'The job',
      blocks: [
        { kind: 'text', text: 'You work at night.' },
        { kind: 'points', points: ['Bake bread', 'Train apprentices'] },
        { kind: 'text', text: 'Every day is new.' },
      ],
    },
    { heading: 'What is offered', blocks: [{ kind: 'text', text: 'Six weeks of holiday' }] },
  ]);
});

test('a posting without passages is shown whole, its lines kept, its lists as lists', () => {
  const plainText = 'Baker\nLeeds\n\n- Bake bread\n- Train apprentices\n\n- Sell it';
  expect(described({ jobMetadata: { plainText } })).toEqual([
    {
      heading: null,
      blocks: [
        { kind: 'text', text: 'Baker\nLeeds' },
        { kind: 'points', points: ['Bake bread', 'Train apprentices'] },
        { kind: 'points', points: ['Sell it'] },
      ],
    },
  ]);
  expect(described({})).toEqual([]);
});
