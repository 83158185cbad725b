import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Bookmark, BriefcaseBusiness, Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { savedHref, useSaved } from '@/components/saved/saved-provider';
import { Avatar } from '@/components/ui/avatar';
import type { FoundPlace, SavedSearch } from '@/lib/recruiter/vocabulary';
import { type Command, useCommandPanel } from '../shell/commands';
import { getFrom } from '../shell/requests';
import { useSettled } from '../shell/use-settled';
import { type Ranked, ranked, rankOf } from './ranking';

/** A line of the command menu. */
export type MenuEntry = {
  id: string;
  label: string;
  more?: string;
  icon: ReactNode;
  shortcut?: string | undefined;
  run: () => void;
};

const SHORTEST = 2;
const LONGEST = 200;
/** Rank of entries found only by their text, after all matching commands. */
const BY_TEXT = 3;
const BY_KEYWORD = 2;
const LAST = 9;
const NONE: readonly FoundPlace[] = [];
const SAVED_ICON = <Bookmark aria-hidden />;
const SEARCH_ICON = <Search aria-hidden />;

/** Returns the candidates and jobs that match the typed text. */
function useFound(typed: string): readonly FoundPlace[] {
  const asked = useSettled(typed).slice(0, LONGEST);
  const { data } = useQuery({
    queryKey: ['found-places', asked],
    queryFn: ({ signal }) =>
      getFrom<FoundPlace[]>(`/api/recruiter/finding/found?${new URLSearchParams({ words: asked })}`, signal),
    enabled: asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  return typed.length >= SHORTEST ? (data ?? NONE) : NONE;
}

type Go = (href: string) => void;

function foundGroup(
  heading: string,
  places: readonly FoundPlace[],
  typed: string,
  go: Go,
): Ranked<MenuEntry> {
  return {
    heading,
    entries: places.map((place) => ({
      ...{ id: `${place.kind} ${place.id}`, label: place.name, more: place.more },
      icon: iconOfPlace(place),
      run: () => go(`/${place.kind}s/${place.id}`),
      rank: place.isNamed ? (rankOf(place.name, typed) ?? 1) : BY_TEXT,
    })),
  };
}

function savedGroup(searches: readonly SavedSearch[], typed: string, go: Go): Ranked<MenuEntry> {
  return {
    heading: 'Saved searches',
    entries: searches.flatMap((search) => {
      const rank = rankOf(search.name, typed);
      if (rank === undefined) return [];
      const more = search.fresh > 0 ? `${search.fresh} new` : search.kind;
      const run = () => go(savedHref(search));
      return [{ id: `saved ${search.id}`, label: search.name, more, icon: SAVED_ICON, run, rank }];
    }),
  };
}

function rankOfCommand({ label, keywords }: Command, typed: string): number | undefined {
  if (typed === '') return 0;
  return (
    rankOf(label, typed) ?? (rankOf((keywords ?? []).join(' '), typed) === undefined ? undefined : BY_KEYWORD)
  );
}

function iconOf({ icon: Icon }: Command): ReactNode {
  return Icon ? <Icon aria-hidden /> : <span className="size-4" />;
}

function iconOfPlace({ kind, name }: FoundPlace): ReactNode {
  return kind === 'job' ? (
    <BriefcaseBusiness aria-hidden />
  ) : (
    <Avatar name={name} size="sm" className="-mx-0.5" />
  );
}

function commandGroups(commands: readonly Command[], typed: string): Ranked<MenuEntry>[] {
  const groups = Map.groupBy(
    commands.filter(({ onlyShortcut }) => !onlyShortcut),
    ({ group }) => group,
  );
  return [...groups].map(([heading, members]) => ({
    heading,
    entries: members.flatMap((command) => {
      const rank = rankOfCommand(command, typed);
      if (rank === undefined) return [];
      const { id, label, shortcut, run } = command;
      return [{ id, label, icon: iconOf(command), shortcut, run, rank }];
    }),
  }));
}

function searchGroup(typed: string, go: Go): Ranked<MenuEntry> {
  return {
    heading: 'Search',
    entries: ['candidates', 'jobs'].map((place) => ({
      id: `search ${place}`,
      label: `Search ${place} for “${typed}”`,
      icon: SEARCH_ICON,
      run: () => go(`/${place}?q=${encodeURIComponent(typed)}`),
      rank: LAST,
    })),
  };
}

/**
 * Returns the groups of the command menu for the typed text: people, jobs and saved searches before commands that match
 * no better.
 */
export function useMenuGroups(typed: string): Ranked<MenuEntry>[] {
  const router = useRouter();
  const { commands } = useCommandPanel();
  const [known] = useState(() => commands());
  const saved = useSaved();
  const found = useFound(typed);
  const go: Go = (href) => router.push(href);
  if (typed === '') return commandGroups(known, typed);
  return ranked([
    foundGroup(
      'Candidates',
      found.filter(({ kind }) => kind === 'candidate'),
      typed,
      go,
    ),
    foundGroup(
      'Jobs',
      found.filter(({ kind }) => kind === 'job'),
      typed,
      go,
    ),
    savedGroup(saved?.searches ?? [], typed, go),
    ...commandGroups(known, typed),
    searchGroup(typed, go),
  ]);
}
