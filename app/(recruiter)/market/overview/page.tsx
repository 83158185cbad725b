import type { Metadata } from 'next';
import { WHOLE_MARKET } from '@/components/market/dashboard/scope';
import type { ListQueryParams } from '@/lib/recruiter';
import { DashboardPage } from '../dashboard-page';

export const metadata: Metadata = { title: 'Market overview' };

export default async function OverviewPage({ searchParams }: { searchParams: Promise<ListQueryParams> }) {
  return <DashboardPage scope={WHOLE_MARKET} params={await searchParams} />;
}
