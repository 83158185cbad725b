'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { ErrorState } from '@/components/ui/state';
import type { CategoryNumbers } from '@/lib/scoring';
import type { Place } from './data/address';
import type { SavedSearch } from './data/model';
import { useMatcher } from './matcher-context';

/** Filters and weights under a name, to come back to. */
export function SavedSearches({
  open,
  place,
  weights,
  onOpenChange,
  onTake,
}: {
  open: boolean;
  place: Place;
  weights: CategoryNumbers | undefined;
  onOpenChange: (open: boolean) => void;
  onTake: (search: SavedSearch) => void;
}) {
  const { session, calls } = useMatcher();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const key = ['matcher', session, 'searches'];
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => calls.searches(signal),
    enabled: open,
  });
  const keep = {
    onSuccess: (kept: Awaited<ReturnType<typeof calls.searches>>) => queries.setQueryData(key, kept),
  };
  const save = useMutation({ mutationFn: calls.saveSearch, ...keep });
  const forget = useMutation({ mutationFn: calls.forgetSearch, ...keep });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    save.mutate({ name: name.trim(), filterCriteria: place.filters, preferredCategoryWeights: weights });
    setName('');
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Saved searches" description="Filters and weights under a name.">
        {(isError || save.isError || forget.isError) && (
          <ErrorState title="Saved searches cannot be reached">Try again in a moment.</ErrorState>
        )}
        <form method="post" className="flex gap-2" onSubmit={submit}>
          <Input
            aria-label="Name"
            placeholder="Name for what is set now"
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" variant="primary" busy={save.isPending}>
            Save
          </Button>
        </form>
        <ul className="mt-3 flex flex-col">
          {data?.searches.map((search) => (
            <li key={search.id} className="flex items-center gap-2 border-b last:border-0">
              <button
                type="button"
                className="min-h-9 min-w-0 flex-1 truncate text-left hover:underline"
                onClick={() => onTake(search)}
              >
                {search.name}
              </button>
              <IconButton label={`Delete ${search.name}`} size="sm" onClick={() => forget.mutate(search.id)}>
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
