/** The encodings that a text without a mark may be in, and how likely each is before its bytes are looked at. */
export type Candidate = {
  /** A label of the WHATWG encoding standard. */
  label: string;
  /** Natural logarithm of how often files of this encoding come in, next to the most frequent. Chosen, not fitted. */
  prior: number;
};

const GUESSED: readonly [number, string][] = [
  [0, 'windows-1252'],
  [-1.5, 'windows-1250 windows-1251 windows-1253 windows-1255 windows-1256'],
  [-1.5, 'utf-16le utf-16be'],
  [-3, 'windows-1254 koi8-r windows-874 iso-8859-2'],
  // A text in these has so much beyond ASCII that the prior has no effect, and two odd letters in another text prove
  // nothing.
  [-6, 'shift_jis euc-jp gb18030 big5 euc-kr'],
  [-4.5, 'windows-1257 windows-1258 koi8-u x-mac-cyrillic iso-8859-5 iso-8859-7 ibm866'],
  [-6, 'macintosh'],
];

export const CANDIDATES: readonly Candidate[] = GUESSED.flatMap(([prior, labels]) =>
  labels.split(' ').map((label) => ({ label, prior })),
);

/** The encoding that a file declares is right far more often than not. */
export const DECLARED_PRIOR = 12;
