import { expect, it } from 'vitest';
import type { ParsedAnswer } from '@/lib/clients';
import { keptAnswer } from './kind';

const nothing = () => ({ data: {}, redacted: null, answers: null, reading: null });

function kept(value: ParsedAnswer['value']) {
  const answer: ParsedAnswer = { received: '{}', version: 'v10', info: { code: 'Success' }, value };
  return keptAnswer({ ok: true, value: answer }, nothing);
}

it.each<[string, ParsedAnswer['value'], boolean]>([
  ['read to its end', { conversionMetadata: { outputValidityCode: 'ovIsProbablyValid' } }, false],
  ['out of time', { parsingMetadata: { timedOut: true } }, true],
  ['out of time, as version 9 says it', { parsingResponse: { code: 'PossibleTruncationFromTimeout' } }, true],
  ['without some of its pages', { conversionMetadata: { outputValidityCode: 'ovTruncated' } }, true],
])('a document that was read in part is told: one %s', (_, value, isPartial) => {
  expect(kept(value)).toMatchObject({ value: { isPartial } });
});
