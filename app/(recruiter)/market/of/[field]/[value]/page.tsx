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

type Props = {
  params: Promise<{ field: string; value: string }>;
  searchParams: Promise<ListQueryParams>;
};

async function subjectOf(params: Props['params']) {
  const { field, value: written } = await params;
  if (!isSubjectField(field)) notFound();
  const value = decodeURIComponent(written);
  const name = await marketSubjectName(await currentUser(), { field, value });
  return { field, value, name: name.ok ? name.value : value };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Market: ${(await subjectOf(params)).name}` };
}

/** Everything about one profession, employer, skill, place or website. */
export default async function SubjectPage({ params, searchParams }: Props) {
  const { field, value, name } = await subjectOf(params);
  const scope = { path: subjectPath(field, value), title: name, fixed: [subjectFilter(field, value)] };
  return <DashboardPage scope={scope} params={await searchParams} />;
}
