import type { Lexicon } from './model';

/** What is of no one language: signs and international names. */
export const COMMON: Lexicon = {
  language: 'mul',
  headingWords: {
    joints: '&; +; /; ,; |; ・; ·',
  },
};
