import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
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

/** Used by the title of the tab and by the page, and looked up once. */
const subjectOf = cache(async (field: string, written: string) => {
  if (!isSubjectField(field)) notFound();
  const value = decodeURIComponent(written);
  const name = await marketSubjectName(await currentUser(), { field, value });
  return { field, value, name: name.ok ? name.value : value };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { field, value } = await params;
  return { title: `Market: ${(await subjectOf(field, value)).name}` };
}

/** Everything about one profession, employer, skill, place or website. */
export default async function SubjectPage({ params, searchParams }: Props) {
  const asked = await params;
  const { field, value, name } = await subjectOf(asked.field, asked.value);
  const scope = { path: subjectPath(field, value), title: name, fixed: [subjectFilter(field, value)] };
  return <DashboardPage scope={scope} params={await searchParams} />;
}
