'use client';

import { Ellipsis, Lock, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { BoardLine, Outcome } from '@/lib/recruiter/vocabulary';
import { NameDialog } from './name-dialog';

/** Actions on a board for those who may change it. */
export function BoardMenu({
  board: { name, shared, isOwn },
  mayShare,
  rename,
  share,
  remove,
}: {
  board: Pick<BoardLine, 'name' | 'shared' | 'isOwn'>;
  mayShare: boolean;
  rename: (name: string) => Promise<Outcome<null>>;
  share: (shared: boolean) => void;
  remove: () => void;
}) {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More actions for ${name}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="w-60">
          <DropdownMenuItem onSelect={() => setRenaming(true)}>
            <Pencil aria-hidden />
            Rename …
          </DropdownMenuItem>
          {isOwn && (mayShare || shared) && (
            <DropdownMenuItem onSelect={() => share(!shared)}>
              {shared ? <Lock aria-hidden /> : <Users aria-hidden />}
              {shared ? 'Keep it to myself' : 'Share it with the workspace'}
            </DropdownMenuItem>
          )}
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="danger" onSelect={remove}>
            <Trash2 aria-hidden />
            Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isRenaming && (
        <NameDialog
          title={`Rename ${name}`}
          description="The name shown in the list of boards and on its report."
          submit="Rename"
          name={name}
          save={(given) => rename(given.name)}
          onSaved={() => setRenaming(false)}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
