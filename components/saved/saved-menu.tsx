'use client';

import { Bookmark, LayoutDashboard, Pin, PinOff, Sparkles, Trash2, Users } from 'lucide-react';
import Link from 'next/link';
import { useRef, useState } from 'react';
import { AddToBoard } from '@/components/boards/add-to-board';
import type { BoardDraft } from '@/components/boards/draft';
import { useCommands } from '@/components/shell/commands';
import { useAction } from '@/components/shell/use-action';
import { Button, IconButton } from '@/components/ui/button';
import { CheckLine } from '@/components/ui/check-line';
import { Input } from '@/components/ui/input';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { toast } from '@/components/ui/toast';
import { setAlert } from '@/lib/recruiter/actions/alerts';
import { changeSaved, deleteSaved, lookAtSaved, saveSearch } from '@/lib/recruiter/actions/saved';
import type { SavedKind, SavedSearch } from '@/lib/recruiter/vocabulary';
import { AlertMenu } from './alert-menu';
import { FreshBadge } from './fresh-badge';
import { savedHref, savedMatchHref, useSaved } from './saved-provider';

const LONGEST_NAME = 80;

/** The saved searches of a page, and the ways to keep its current view: as a search, or on a board. */
export function SavedMenu({
  kind,
  params,
  suggested,
  draft,
}: {
  kind: SavedKind;
  params: string;
  /** The name that it is saved under unless another one is typed. */
  suggested: string;
  /** Version of it for a board. */
  draft: BoardDraft;
}) {
  const saved = useSaved();
  const [open, setOpen] = useState(false);
  /** True if it was opened to name a search. */
  const names = useRef(false);
  useCommands([
    {
      id: 'save-search',
      group: 'General',
      label: 'Save this search…',
      icon: Bookmark,
      keywords: ['alert', 'saved', 'pin'],
      shortcut: 'shift+s',
      run: () => {
        names.current = true;
        setOpen(true);
      },
    },
  ]);
  if (!saved) return null;
  const searches = saved.searches.filter((search) => search.kind === kind);
  const fresh = searches.reduce((sum, search) => sum + search.fresh, 0);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button aria-label={fresh > 0 ? `Saved searches, ${fresh} new` : 'Saved searches'}>
          <Bookmark aria-hidden />
          <span className="max-lg:hidden">Saved</span>
          <FreshBadge count={fresh} />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label="Saved searches"
        className="w-80"
        onOpenAutoFocus={(event) => {
          if (!names.current) return;
          event.preventDefault();
          names.current = false;
          (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[data-name]')?.focus();
        }}
      >
        {searches.length === 0 ? (
          <p className="text-ink-muted">
            Save this search to come back to it, and to see what is new in it each time.
          </p>
        ) : (
          <ul className="flex flex-col gap-0.5">
            {searches.map((search) => (
              <SavedItem key={search.id} search={search} />
            ))}
          </ul>
        )}
        <SaveForm kind={kind} params={params} suggested={suggested} onSaved={() => setOpen(false)} />
        <div className="mt-3 border-t pt-3">
          <AddToBoard
            draft={draft}
            trigger={
              <Button className="w-full">
                <LayoutDashboard aria-hidden />
                Add to a board
              </Button>
            }
          />
        </div>
      </PopoverContent>
    </Popover>
  );
}

function SavedItem({ search }: { search: SavedSearch }) {
  const saved = useSaved();
  const { busy, run } = useAction();
  if (!saved) return null;
  const { mayShare, refresh } = saved;
  const look = () => lookAtSaved({ id: search.id }).then(refresh);
  return (
    <li className="flex items-center gap-1">
      <PopoverClose asChild>
        <Link
          href={savedHref(search)}
          prefetch={false}
          className="flex min-w-0 flex-1 items-center gap-2 rounded-sm px-1.5 py-1 hover:bg-hover"
          onClick={look}
        >
          <span className="truncate font-medium">{search.name}</span>
          {search.shared && (
            <Users aria-label={`Shared by ${search.by}`} className="size-3.5 shrink-0 text-ink-faint" />
          )}
        </Link>
      </PopoverClose>
      {search.fresh > 0 && (
        <PopoverClose asChild>
          <Link
            href={savedHref(search, 'new')}
            prefetch={false}
            aria-label={`${search.fresh} new in ${search.name}`}
            className="rounded-sm px-1 hover:bg-hover"
            onClick={look}
          >
            <FreshBadge count={search.fresh} />
          </Link>
        </PopoverClose>
      )}
      {search.kind === 'candidates' && (
        <IconButton size="sm" label={`Match by ${search.name}`} asChild>
          <Link href={savedMatchHref(search)} prefetch={false}>
            <Sparkles aria-hidden />
          </Link>
        </IconButton>
      )}
      <AlertMenu search={search} />
      {(search.isOwn || mayShare) && (
        <>
          <IconButton
            size="sm"
            label={search.pinned ? `Unpin ${search.name}` : `Pin ${search.name} to the navigation`}
            disabled={busy}
            onClick={() => run(() => changeSaved({ id: search.id, pinned: !search.pinned }), refresh)}
          >
            {search.pinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          </IconButton>
          <IconButton
            size="sm"
            label={`Delete the search ${search.name}`}
            disabled={busy}
            onClick={() => run(() => deleteSaved({ id: search.id }), refresh)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </>
      )}
    </li>
  );
}

function SaveForm({
  kind,
  params,
  suggested,
  onSaved,
}: {
  kind: SavedKind;
  params: string;
  suggested: string;
  onSaved: () => void;
}) {
  const saved = useSaved();
  const { busy, run } = useAction();
  const [name, setName] = useState(suggested.slice(0, LONGEST_NAME));
  const [shared, setShared] = useState(false);
  const [pinned, setPinned] = useState(true);
  const [alerting, setAlerting] = useState(false);
  if (!saved) return null;
  const save = () =>
    run(
      async () => {
        const kept = await saveSearch({ kind, name, params, shared, pinned });
        if (!kept.ok || !alerting) return kept;
        return setAlert({ id: kept.value.id, every: 'day', byMail: false, byWebhook: false });
      },
      () => {
        toast.done(`Saved as “${name.trim()}”${alerting ? ', with an alert every morning' : ''}`);
        saved.refresh();
        onSaved();
      },
    );
  return (
    <form
      method="post"
      className="mt-3 flex flex-col gap-2 border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Input
        data-name
        aria-label="Name of this search"
        placeholder="Name of this search"
        maxLength={LONGEST_NAME}
        value={name}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
      />
      <CheckLine label="Alert me every morning" checked={alerting} onChange={setAlerting} />
      <CheckLine label="Pin it to the navigation" checked={pinned} onChange={setPinned} />
      {saved.mayShare && (
        <CheckLine label="Share it with the workspace" checked={shared} onChange={setShared} />
      )}
      <Button type="submit" variant="primary" busy={busy} disabled={name.trim() === ''}>
        Save this search
      </Button>
    </form>
  );
}
