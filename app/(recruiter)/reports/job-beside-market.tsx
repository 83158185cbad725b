import { BesideMarket } from '@/components/reports/beside-market';
import { type Actor, jobBesideMarket } from '@/lib/recruiter';

/** Shows a job of one's own beside the market; nothing for one that is gone. */
export async function JobBesideMarket(asked: { actor: Actor | null; jobId: string; locale: string }) {
  const beside = await jobBesideMarket(asked.actor, asked.jobId);
  return beside.ok ? <BesideMarket beside={beside.value} locale={asked.locale} /> : null;
}
