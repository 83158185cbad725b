import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import {
  currentUser,
  isSubjectField,
  type ListQueryParams,
  marketSubjectName,
  subjectFilter,
  subjectPath,
} from '@/lib/recruiter';
import { DashboardPage } from '../../../dashboard-page';

export const metadata: Metadata = { title: 'Market' };

type Props = {
  params: Promise<{ field: string; value: string }>;
  searchParams: Promise<ListQueryParams>;
};

/** Everything about one profession, employer, skill or place. */
export default async function SubjectPage({ params, searchParams }: Props) {
  const { field, value: written } = await params;
  if (!isSubjectField(field)) notFound();
  const value = decodeURIComponent(written);
  const name = await marketSubjectName(await currentUser(), { field, value });
  const scope = {
    path: subjectPath(field, value),
    title: name.ok ? name.value : value,
    fixed: [subjectFilter(field, value)],
  };
  return <DashboardPage scope={scope} params={await searchParams} />;
}
