'use client';

import { Braces } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { fieldText, LETTER_FIELDS, type LetterField } from '@/lib/recruiter/vocabulary';

const FIELDS = Object.entries(LETTER_FIELDS) as [LetterField, string][];

/** Inserts a field at the cursor of a message. */
export function FieldMenu({
  message,
  withJob,
  onChange,
}: {
  message: RefObject<HTMLTextAreaElement | null>;
  /** True if the mail is about a job. */
  withJob: boolean;
  onChange: (text: string) => void;
}) {
  const insert = (field: LetterField) => {
    const area = message.current;
    if (!area) return;
    area.setRangeText(fieldText(field), area.selectionStart, area.selectionEnd, 'end');
    onChange(area.value);
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="quiet">
          <Braces aria-hidden />
          Insert a field
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          message.current?.focus();
        }}
      >
        {FIELDS.filter(([field]) => withJob || !field.startsWith('job.')).map(([field, label]) => (
          <DropdownMenuItem key={field} onSelect={() => insert(field)}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
