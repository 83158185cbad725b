import { phrasesOf } from '../../../../lexicon';

/** Words of job titles, compared folded. */
export const STRONG_TITLE_WORDS: readonly string[] = phrasesOf(({ titles }) => titles?.sure);
export const TRADE_WORDS: readonly string[] = phrasesOf(({ titles }) => titles?.trades);

/** Words that make a title more likely without being one by themselves. */
export const WEAK_TITLE_WORDS: readonly string[] = phrasesOf(({ titles }) => titles?.weak);

/** Title words of scripts without spaces: the text contains or ends with them. */
export const UNSPACED_TITLE_WORDS: readonly string[] = phrasesOf(({ titles }) => titles?.pieces);
