import { JobPay } from '@/components/market/job/job-pay';
import { type Actor, jobPayStanding } from '@/lib/recruiter';
import { readerLocale } from '../../reader-locale';

/** Compares the pay of the job with the market; nothing where the market knows too little. */
export async function PayOfJob({ actor, jobId }: { actor: Actor | null; jobId: string }) {
  const [standing, locale] = await Promise.all([jobPayStanding(actor, jobId), readerLocale()]);
  if (!standing.ok || standing.value.state !== 'found' || !standing.value.found) return null;
  return <JobPay standing={standing.value.found} locale={locale} />;
}
