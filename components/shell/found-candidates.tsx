'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command as Cmdk } from 'cmdk';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import type { CandidateListItem, CandidatePage, Outcome } from '@/lib/recruiter';

/** Asks for the few candidates that fit some words best. */
export type FindCandidates = (words: string) => Promise<Outcome<CandidatePage>>;

const PAUSE_MS = 150;
const SHORTEST = 2;
const LONGEST = 200;

/** A text once it has stood for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function useFound(words: string, find: FindCandidates): CandidateListItem[] {
  const asked = useSettled(words).slice(0, LONGEST);
  const { data } = useQuery({
    queryKey: ['found-candidates', asked],
    queryFn: async () => {
      const outcome = await find(asked);
      return outcome.ok ? outcome.value.items : [];
    },
    enabled: asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  return words.length >= SHORTEST ? (data ?? []) : [];
}

/** The candidates who fit what is typed into the command menu, each a way to their page. */
export function FoundCandidates({
  words,
  find,
  choose,
  groupLook,
  itemLook,
}: {
  words: string;
  find: FindCandidates;
  /** Closes the menu, then does what was chosen. */
  choose: (run: () => void) => void;
  groupLook: string;
  itemLook: string;
}) {
  const router = useRouter();
  const found = useFound(words, find);
  if (found.length === 0) return null;
  return (
    <Cmdk.Group forceMount heading="Candidates" className={groupLook}>
      {found.map(({ id, name, title, employer }) => (
        <Cmdk.Item
          key={id}
          forceMount
          value={`candidate ${id}`}
          onSelect={() => choose(() => router.push(`/candidates/${id}`))}
          className={itemLook}
        >
          <Avatar name={name} size="sm" className="-mx-0.5" />
          <span className="shrink-0">{name}</span>
          <span className="truncate text-ink-muted">
            {[title, employer].filter((part) => part !== null).join(' · ')}
          </span>
        </Cmdk.Item>
      ))}
    </Cmdk.Group>
  );
}
