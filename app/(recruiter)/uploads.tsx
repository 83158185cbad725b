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
} from '@/lib/recruiter/actions/uploads';
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
