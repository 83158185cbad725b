'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { focusLayer } from '@/components/ui/overlay';
import { toast } from '@/components/ui/toast';
import { CallFailure } from '../data/calls';
import { hookAddress, isElsewhere, sendHook } from '../data/messages';
import { bareRef, type Hook, type HookedDocument, type Result } from '../data/model';
import { useMatcher } from '../matcher-context';
import { useReceipts } from './use-receipts';

/** Acts as a link would: by an anchor, so that the target means the same as there. */
function follow(address: string, target: string | null | undefined): void {
  const link = document.createElement('a');
  link.href = address;
  link.target = target || '_blank';
  if (link.target === '_blank') link.rel = 'noopener noreferrer';
  link.click();
}

type Shown = { address: string; title: string };

/**
 * Returns a result as it is passed to the page around this one; without its score where it was scored with something
 * else.
 */
const hooked = (result: Result, isOfSource: boolean): HookedDocument => ({
  ...bareRef(result),
  sovScore: isOfSource ? result.scores?.sovScore : undefined,
});

/** Acts on results by a hook of the session, and reports the result. */
export function useHooks({ isOfSource }: { isOfSource: boolean }) {
  const { session, view, calls } = useMatcher();
  const queries = useQueryClient();
  const [shown, show] = useState<Shown | null>(null);
  const receipt = useReceipts();

  const deliver = async (hook: Hook, results: readonly Result[]) => {
    try {
      const { delivery } = await calls.act(hook.number, results.map(bareRef));
      if (delivery.state === 'Delivered') toast.done(`${hook.linkText}: done`);
      else if (delivery.state === 'Waiting') toast.info(`${hook.linkText}: on its way`);
      else toast.failed(`${hook.linkText} failed`, { description: delivery.message ?? '' });
    } catch (error) {
      toast.failed(error instanceof CallFailure ? error.message : `${hook.linkText} failed`);
    }
    void queries.invalidateQueries({ queryKey: ['matcher', session, 'deliveries'] });
  };

  const openLink = ({ urlAction, linkText }: Hook, [result]: readonly Result[]) => {
    const address = urlAction && result && hookAddress(urlAction.url, result);
    if (!address) return toast.failed(`${linkText} has no address that can be opened`);
    if (urlAction.target === 'tx') show({ address, title: linkText });
    else follow(address, urlAction.target);
    return undefined;
  };

  const handOver = (hook: Hook, results: readonly Result[]) => {
    const documents = results.map((result) => hooked(result, isOfSource));
    const id = sendHook(hook, view.username, documents);
    if (id)
      receipt(id, () =>
        toast.info(`${hook.linkText}: sent, not confirmed`, {
          description: 'The page around this list has not confirmed it.',
        }),
      );
    else if (hook.jsAction && isElsewhere(hook.jsAction))
      toast.failed(`${hook.linkText} reached nobody`, {
        description: `The page around this list is not one of ${hook.jsAction.targetOrigin}.`,
      });
    else toast.failed(`${hook.linkText} needs the page that this list is embedded in`);
  };

  const act = (hook: Hook, results: readonly Result[]) => {
    if (hook.kind === 'Server') void deliver(hook, results);
    else if (hook.urlAction) openLink(hook, results);
    else handOver(hook, results);
  };
  return { act, popUp: <PopUp shown={shown} onClose={() => show(null)} /> };
}

/** The `tx` target: a page within this one. It can run its scripts, and reaches nothing of this page. */
function PopUp({ shown, onClose }: { shown: Shown | null; onClose: () => void }) {
  return (
    <Dialog open={shown !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={shown?.title ?? ''} size="xl" onOpenAutoFocus={focusLayer}>
        {shown && (
          <iframe
            src={shown.address}
            title={shown.title}
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
            className="scheme-light h-[64dvh] w-full rounded-md border bg-paper"
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
