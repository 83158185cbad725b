'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command as Cmdk } from 'cmdk';
import { BriefcaseBusiness } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Avatar } from '@/components/ui/avatar';
import type { CandidatePage, JobPage, Outcome } from '@/lib/recruiter';
import { useSettled } from './use-settled';

/** Asks for the few candidates, and the few jobs, that fit some words best. */
export type Finders = {
  candidates: (words: string) => Promise<Outcome<CandidatePage>>;
  jobs: (words: string) => Promise<Outcome<JobPage>>;
};

/** Something found: a way to its page. */
type Found = { id: string; name: string; more: string };

const SHORTEST = 2;
const LONGEST = 200;

async function found({ candidates, jobs }: Finders, words: string): Promise<Record<keyof Finders, Found[]>> {
  const [people, postings] = await Promise.all([candidates(words), jobs(words)]);
  return {
    candidates: (people.ok ? people.value.items : []).map(({ id, name, title, employer }) => ({
      id,
      name,
      more: [title, employer].filter(Boolean).join(' · '),
    })),
    jobs: (postings.ok ? postings.value.items : []).map(({ id, name, employer, city }) => ({
      id,
      name,
      more: [employer, city].filter(Boolean).join(' · '),
    })),
  };
}

const NOTHING: Record<keyof Finders, Found[]> = { candidates: [], jobs: [] };

/** The candidates and jobs that fit what is typed into the command menu. */
export function FoundDossiers({
  words,
  find,
  choose,
  groupLook,
  itemLook,
}: {
  words: string;
  find: Finders;
  /** Closes the menu, then does what was chosen. */
  choose: (run: () => void) => void;
  groupLook: string;
  itemLook: string;
}) {
  const router = useRouter();
  const asked = useSettled(words).slice(0, LONGEST);
  const { data } = useQuery({
    queryKey: ['found-dossiers', asked],
    queryFn: () => found(find, asked),
    enabled: asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  const shown = words.length >= SHORTEST ? (data ?? NOTHING) : NOTHING;
  return (['candidates', 'jobs'] as const).map((place) => {
    if (shown[place].length === 0) return null;
    return (
      <Cmdk.Group
        key={place}
        forceMount
        heading={place === 'jobs' ? 'Jobs' : 'Candidates'}
        className={groupLook}
      >
        {shown[place].map(({ id, name, more }) => (
          <Cmdk.Item
            key={id}
            forceMount
            value={`${place} ${id}`}
            onSelect={() => choose(() => router.push(`/${place}/${id}`))}
            className={itemLook}
          >
            {place === 'jobs' ? (
              <BriefcaseBusiness aria-hidden />
            ) : (
              <Avatar name={name} size="sm" className="-mx-0.5" />
            )}
            <span className="max-w-2/3 shrink-0 truncate">{name}</span>
            <span className="truncate text-ink-muted">{more}</span>
          </Cmdk.Item>
        ))}
      </Cmdk.Group>
    );
  });
}
