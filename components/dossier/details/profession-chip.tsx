import { BriefcaseBusiness } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { type Profession, professionCodes } from './profession-details';

/** The profession that a title was normalised to, with its public codes. */
export function ProfessionChip({ profession }: { profession: Profession | null | undefined }) {
  const name = profession?.profession?.description;
  if (!profession || !name) return null;
  const codes = professionCodes(profession);
  return (
    <Badge tone="accent">
      <BriefcaseBusiness aria-hidden />
      <span className="sr-only">Profession: </span>
      <span className="truncate">{name}</span>
      {codes && <span className="font-normal max-sm:sr-only">{codes}</span>}
    </Badge>
  );
}
