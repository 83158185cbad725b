import { type CompareView, compareViewFrom, compareViewParams } from '@/lib/recruiter/vocabulary';

/** The comparison that this tab of the browser showed last, so that a question of another page can be added to it. */
const KEY = 'market-comparison';

export function rememberComparison(view: CompareView): void {
  sessionStorage.setItem(KEY, compareViewParams(view).toString());
}

/** Returns the last comparison; null if none was shown. */
export function lastComparison(): CompareView | null {
  const written = sessionStorage.getItem(KEY);
  if (!written) return null;
  const view = compareViewFrom(new URLSearchParams(written));
  return view.questions.length > 0 ? view : null;
}
