'use client';

import { Tag } from 'lucide-react';
import { useOptimistic } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { DossierActions } from '../actions';
import { TagPopover } from '../tag-popover';

/** The tags of a dossier, which those who may can change. */
export function Tags({
  of,
  known,
  actions,
}: {
  of: { readonly id: string; readonly tags: readonly string[] };
  known: readonly string[];
  actions: Pick<DossierActions, 'tag'> | null;
}) {
  const { run } = useAction();
  const [tags, show] = useOptimistic(of.tags);
  const change = (add: string[], remove: string[]) => {
    if (!actions) return;
    run(() => {
      show([...tags.filter((tag) => !remove.includes(tag) && !add.includes(tag)), ...add]);
      return actions.tag({ ids: [of.id], add, remove });
    });
  };
  return (
    <>
      {tags.map((tag) => (
        <Badge key={tag} tone="accent">
          {tag}
        </Badge>
      ))}
      {actions && (
        <TagPopover
          current={tags}
          known={known}
          onAdd={(tag) => change([tag], [])}
          onRemove={(tag) => change([], [tag])}
        >
          <Button variant="quiet" size="sm" className="h-5 px-1.5 print:hidden">
            <Tag aria-hidden />
            Tag
          </Button>
        </TagPopover>
      )}
    </>
  );
}
