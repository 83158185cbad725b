'use client';

import { useQueryClient } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { isWithin } from '@/components/shell/navigation';
import { toast } from '@/components/ui/toast';
import type { DossierKind, UploadBatch } from '@/lib/recruiter/vocabulary';
import type { UploadActions } from '../actions';
import { KIND_WORDS } from '../kinds';
import { counted } from '../words';
import { AddressDialog } from './address-dialog';
import { DropZone } from './drop-zone';
import { type DroppedFiles, filesOfList } from './dropped-files';
import { heldFiles, isTable, MOVE_IN_PATH } from './held-files';
import { Outbox } from './outbox';
import type { UploadTransport } from './outbox-types';
import { PasteDialog } from './paste-dialog';
import { openShelf } from './shelf';
import { UploadContext } from './upload-context';
import { UploadDock } from './upload-dock';
import { UPLOADS_KEY } from './use-upload-progress';

export type UploadProviderProps = {
  transport: UploadTransport;
  list: () => Promise<UploadBatch[]>;
  actions: UploadActions;
  children: ReactNode;
};

/** Makes a file input pick a folder: every browser knows the attribute, React's types do not. */
const FOLDER = { webkitdirectory: '' };

/** Returns what documents that come in here are to become. */
function useKindHere(): DossierKind {
  return isWithin(usePathname(), KIND_WORDS.job.path) ? 'job' : 'candidate';
}

/** Returns whether the unfolded panel leaves something of the page to see: on a phone it does not. */
const hasRoom = () => matchMedia('(width >= 48rem)').matches;

/** One outbox a page load: sending continues while the provider is not on screen. */
let sharedOutbox: Outbox | undefined;

function outboxOver(transport: UploadTransport): Outbox {
  sharedOutbox ??= new Outbox({
    transport,
    shelf: openShelf(crypto.randomUUID()),
    newId: () => crypto.randomUUID(),
    pause: (milliseconds) => new Promise((over) => setTimeout(over, milliseconds)),
  });
  return sharedOutbox;
}

/**
 * Lets everything below bring documents in, takes what is dropped anywhere on the page, and shows how far it has come
 * in a panel that stays while one moves about. What comes in becomes jobs where one looks at jobs, else candidates.
 * Stands around the signed-in pages of who may upload.
 */
export function UploadProvider({ transport, list, actions, children }: UploadProviderProps) {
  const client = useQueryClient();
  const filesRef = useRef<HTMLInputElement>(null);
  const folderRef = useRef<HTMLInputElement>(null);
  const [pasting, setPasting] = useState(false);
  const [fetching, setFetching] = useState(false);
  const kind = useKindHere();
  const isMovingIn = usePathname() === MOVE_IN_PATH;
  const router = useRouter();
  const [outbox, setOutbox] = useState<Outbox>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const shared = outboxOver(transport);
    setOutbox(shared);
    void shared.resume();
  }, [transport]);

  const uploads = useMemo(() => {
    const follow = () => void client.invalidateQueries({ queryKey: UPLOADS_KEY });
    return {
      enabled: true,
      add({ files, skipped }: DroppedFiles) {
        if (isMovingIn || (kind === 'candidate' && files.some(isTable))) {
          heldFiles.hold(files);
          if (!isMovingIn) router.push(MOVE_IN_PATH);
          return;
        }
        if (files.length > 0) {
          outboxOver(transport).add(files, kind);
          setOpen(hasRoom());
        }
        if (skipped > 0) toast.info(`${counted(skipped, 'system file')} left out`);
        else if (files.length === 0) toast.info('There was no file in what was dropped.');
      },
      pickFiles: () => filesRef.current?.click(),
      pickFolder: () => folderRef.current?.click(),
      paste: () => setPasting(true),
      fetchPage: () => setFetching(true),
      follow,
      show() {
        setOpen(hasRoom());
        follow();
      },
    };
  }, [transport, client, router, kind, isMovingIn]);
  const picked = (input: HTMLInputElement) => {
    if (input.files && input.files.length > 0) uploads.add(filesOfList(input.files));
    input.value = '';
  };

  return (
    <UploadContext value={uploads}>
      {children}
      <input
        ref={filesRef}
        type="file"
        multiple
        hidden
        aria-label={`${KIND_WORDS[kind].document} files`}
        onChange={(event) => picked(event.currentTarget)}
      />
      <input
        ref={folderRef}
        type="file"
        multiple
        hidden
        {...FOLDER}
        aria-label={`A folder of ${KIND_WORDS[kind].documents}`}
        onChange={(event) => picked(event.currentTarget)}
      />
      <DropZone kind={kind} onDrop={uploads.add} />
      <PasteDialog
        kind={kind}
        open={pasting}
        onOpenChange={setPasting}
        paste={actions.paste}
        onPasted={uploads.show}
      />
      <AddressDialog
        open={fetching}
        onOpenChange={setFetching}
        fetchPage={actions.fetchPage}
        onFetched={uploads.show}
      />
      {outbox && (
        <UploadDock outbox={outbox} list={list} actions={actions} open={open} onOpenChange={setOpen} />
      )}
    </UploadContext>
  );
}
