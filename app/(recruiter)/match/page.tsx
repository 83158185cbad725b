import type { Metadata } from 'next';
import { MatchPage } from '@/components/match/match-page';
import { currentUser } from '@/lib/recruiter';
import { matchActionsFor } from '../shared-actions';

export const metadata: Metadata = { title: 'Match' };

type Asked = { searchParams: Promise<{ q?: string | string[] }> };

/** A match from scratch, or from the words of a search (`q`). */
export default async function WordsMatchPage({ searchParams }: Asked) {
  const [{ q }, actor] = await Promise.all([searchParams, currentUser()]);
  const [words = ''] = [q ?? ''].flat();
  return (
    <MatchPage
      key={words}
      source={{ kind: 'words', words: words.slice(0, 2000) }}
      title={words || 'anybody'}
      shortlist={null}
      actions={matchActionsFor(actor?.role)}
    />
  );
}
