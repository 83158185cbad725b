import { Sparkles } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { matchPath } from '@/components/dossier/kinds';
import { Section } from '@/components/dossier/workbench/section';
import { Button } from '@/components/ui/button';

/** The part of a job's or a candidate's page that names the best matches, and leads to all of them. */
export function BestMatchesSection({
  kind,
  of,
  id,
  title,
  children,
}: {
  /** Whose page it is. */
  kind: 'job' | 'candidate';
  of: string;
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Section
      id={id}
      title={title}
      aside={
        <Button asChild size="sm">
          <Link href={matchPath(kind, of)}>
            <Sparkles aria-hidden />
            See all matches
          </Link>
        </Button>
      }
    >
      {children}
    </Section>
  );
}
