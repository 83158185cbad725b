'use client';

import { createContext, useContext } from 'react';
import type { DroppedFiles } from './dropped-files';

/** Ways to add documents, for anything below the provider. `enabled` is false for members who may only look. */
export type Uploads = {
  readonly enabled: boolean;
  add: (dropped: DroppedFiles) => void;
  pickFiles: () => void;
  pickFolder: () => void;
  paste: () => void;
  /** Asks for the address of a page that carries a posting. */
  fetchPage: () => void;
  /** Looks at the uploads again: something else has queued documents. */
  follow: () => void;
  /** Unfolds the panel where the page has room for it, and looks again. */
  show: () => void;
};

const nothing = () => undefined;

export const UploadContext = createContext<Uploads>({
  enabled: false,
  add: nothing,
  pickFiles: nothing,
  pickFolder: nothing,
  paste: nothing,
  fetchPage: nothing,
  follow: nothing,
  show: nothing,
});

export function useUploads(): Uploads {
  return useContext(UploadContext);
}
