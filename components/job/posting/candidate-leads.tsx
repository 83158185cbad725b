import { ArrowRight, Users } from 'lucide-react';
import Link from 'next/link';
import { KIND_WORDS } from '@/components/dossier/kinds';
import { counted, countryName } from '@/components/dossier/words';
import { CANDIDATE_LIST, type CandidateLead } from '@/lib/recruiter/vocabulary';

function hrefOf({ filters }: CandidateLead): string {
  const sort = filters.skills ? 'skills' : CANDIDATE_LIST.defaults.sort;
  const query = { ...CANDIDATE_LIST.defaults, sort, filters };
  return `${KIND_WORDS.candidate.path}?${CANDIDATE_LIST.params(query)}`;
}

/** The data have a country as its code. */
function labelOf({ label, filters }: CandidateLead): string {
  const [code] = filters.countries ?? [];
  return code ? label.replace(new RegExp(`in ${code}$`), `in ${countryName(code)}`) : label;
}

/**
 * The way on to the candidates: the numbers that the list of candidates has for this job's requirements, each a link to
 * them.
 */
export function CandidateLeads({ leads }: { leads: readonly CandidateLead[] }) {
  return (
    <div className="not-first:mt-4">
      {leads.length === 0 ? (
        <p className="text-ink-muted">
          There is nothing to search candidates by: no skill, place or years of experience was read. Add what
          is missing, and suggestions appear here.
        </p>
      ) : (
        <ul className="flex flex-col">
          {leads.map((lead) => (
            <li key={lead.label} className="border-b border-line/70 last:border-0">
              {lead.count > 0 ? (
                <Link
                  href={hrefOf(lead)}
                  className="group/lead -mx-2 flex min-h-8 items-center gap-2.5 rounded-sm px-2 hover:bg-hover pointer-coarse:min-h-11"
                >
                  <LeadLine lead={lead} />
                  <ArrowRight
                    aria-hidden
                    className="ml-auto size-3.5 shrink-0 text-ink-faint group-hover/lead:text-accent"
                  />
                </Link>
              ) : (
                <p className="flex min-h-8 items-center gap-2.5 text-ink-faint">
                  <LeadLine lead={lead} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-xs text-ink-faint">
        Counts of this workspace’s candidates, from what was read.
      </p>
    </div>
  );
}

function LeadLine({ lead }: { lead: CandidateLead }) {
  return (
    <>
      <Users aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0">
        <span className="font-medium tabular-nums">{counted(lead.count, 'candidate')}</span> {labelOf(lead)}
      </span>
    </>
  );
}
