import { WorkbenchSkeleton } from '@/components/dossier/workbench/workbench-skeleton';

export default function Loading() {
  return <WorkbenchSkeleton kind="job" />;
}
