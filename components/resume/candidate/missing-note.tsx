'use client';

import { TriangleAlert } from 'lucide-react';
import { useEvidence } from '@/components/dossier/evidence/evidence-provider';
import { evidenceOf } from '@/components/dossier/evidence/query';
import { Button } from '@/components/ui/button';
import { unreadOf } from '../doubts';
import { useResume } from './resume-context';

const WORDS = {
  position: 'A position may be missing. These words of the document are in no entry:',
  study: 'A study may be missing. These words of the document are in no entry:',
};

/** Says which periods and names of the document no entry has, and shows each where it stands. */
export function MissingNote({ about }: { about: 'position' | 'study' }) {
  const { resume, read } = useResume();
  const marking = useEvidence();
  const unread = unreadOf(resume, read, about);
  if (unread.length === 0) return null;
  return (
    <div className="mb-3 flex items-start gap-2 rounded-md bg-caution-soft px-3 py-2 text-sm text-caution">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p>{WORDS[about]}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {unread.map((text) => (
            <li key={text}>
              {marking ? (
                <Button
                  variant="link"
                  size="sm"
                  onClick={() => marking.mark(`unread.${about}.${text}`, evidenceOf(text))}
                >
                  {text}
                </Button>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
