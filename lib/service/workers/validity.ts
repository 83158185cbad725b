import type { SourceDocument } from '@/lib/engine/documents';

/**
 * `ConversionMetadata.OutputValidityCode`: whether the text looks like that of a legitimate resume (wire-facts 5).
 * The thresholds are ours; writing without spaces between words is not measured by the length of its words.
 */

const MIN_MEASURED_CHARACTERS = 200;
const MAX_GARBAGE_SHARE = 0.05;
const MAX_LINE_CHARACTERS = 1500;
const MIN_LINE_CHARACTERS = 6;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;
const GARBAGE = /[\uFFFD\p{Co}\p{Cn}]|(?![\t\n\v\f\r])\p{Cc}/gu;

function share(text: string, pattern: RegExp): number {
  return (text.match(pattern)?.length ?? 0) / text.length;
}

function wordLengthCode(text: string): string | undefined {
  if (share(text, UNSPACED) > 0.2) return undefined;
  const words = text.split(/\s+/).filter(Boolean);
  const average = words.reduce((sum, word) => sum + word.length, 0) / words.length;
  if (average > 20) return 'ovAvgWordLengthGreaterThan20';
  return average < 2.5 ? 'ovAvgWordLengthLessThan4' : undefined;
}

/** Returns the code for a document that could be read; `text` is its plain text. */
export function outputValidityCode(document: SourceDocument, text: string): string {
  if (document.truncated) return 'ovTruncated';
  if (document.doubts?.some((doubt) => doubt === 'encoding' || doubt === 'font')) return 'ovUnknown';
  const { length } = text.trim();
  if (length < MIN_MEASURED_CHARACTERS) return 'ovUnknown';
  if (share(text, GARBAGE) > MAX_GARBAGE_SHARE) return 'ovProbableGarbageInText';
  const averageLine = length / Math.max(document.lines.length, 1);
  if (averageLine > MAX_LINE_CHARACTERS) return 'ovTooFewLineBreaks';
  if (averageLine < MIN_LINE_CHARACTERS) return 'ovLinesSeemTooShort';
  return wordLengthCode(text) ?? 'ovIsProbablyValid';
}
