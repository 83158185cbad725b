import { BriefcaseBusiness } from 'lucide-react';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { subjectPath } from '@/lib/recruiter/vocabulary';
import type { Profession } from './profession-details';

/** The profession that a title was normalised to, by its name; it leads to its market. Its codes are in the inspector. */
export function ProfessionChip({ profession }: { profession: Profession | null | undefined }) {
  const name = profession?.profession?.description;
  if (!profession || !name) return null;
  const id = profession.profession?.codeId;
  const chip = (
    <Badge tone="accent">
      <BriefcaseBusiness aria-hidden />
      <span className="sr-only">Profession: </span>
      <span className="truncate">{name}</span>
    </Badge>
  );
  if (id === null || id === undefined) return chip;
  return (
    <Link
      href={subjectPath('profession', String(id))}
      prefetch={false}
      title={`The market for ${name}`}
      className="inline-flex max-w-full rounded-sm py-0.5 hover:underline"
    >
      {chip}
    </Link>
  );
}
