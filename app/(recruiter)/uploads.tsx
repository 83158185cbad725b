'use client';

import type { ReactNode } from 'react';
import type { UploadActions } from '@/components/dossier/actions';
import { UploadProvider } from '@/components/dossier/upload/upload-provider';
import {
  decideDuplicates,
  dismissUploads,
  fetchPage,
  pasteText,
  retryAllUploads,
  retryUploads,
  undoDecision,
} from './dossier-actions';
import { listUploads, uploadTransport } from './upload-transport';

const actions: UploadActions = {
  paste: pasteText,
  fetchPage,
  decide: decideDuplicates,
  undoDecision,
  retry: retryUploads,
  retryAll: retryAllUploads,
  dismiss: dismissUploads,
};

/** Uploading, for everything inside it. */
export function Uploads({ children }: { children: ReactNode }) {
  return (
    <UploadProvider transport={uploadTransport} list={listUploads} actions={actions}>
      {children}
    </UploadProvider>
  );
}
