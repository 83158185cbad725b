import { expect, it } from 'vitest';
import { findSkillsOfTexts } from '@/lib/engine/taxonomy';
import { shipped } from '@/lib/engine/taxonomy/skills/testing/shipped';
import { fold } from '../../../kernel';
import { saidOfJob } from './employers-own';

function keptOf(sentence: string) {
  const [known = []] = findSkillsOfTexts(shipped, [sentence], 'en');
  expect(known).not.toEqual([]);
  return saidOfJob(known, fold(sentence), { kind: 'requirements', isAround: false }).map(({ text }) => text);
}

it.each([
  'We are a team of self-starters that lead from every seat.',
  'At Norsal, we deliver tangible cost savings.',
  'As a GenAI-native company, Norsal opens bridges.',
])('what employers say of themselves is no skill: %s', (sentence) => expect(keptOf(sentence)).toEqual([]));

it.each([
  ['We build in Rust and Kafka.', ['Rust', 'Kafka']],
  ['We are a team of engineers, and you are a self-starter.', ['self-starter']],
])('what is worked with, and what is asked for, is: %s', (sentence, names) =>
  expect(keptOf(sentence)).toEqual(names),
);
