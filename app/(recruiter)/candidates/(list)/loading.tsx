import { ListSkeleton } from '@/components/dossier/list/list-skeleton';

export default function Loading() {
  return <ListSkeleton kind="candidate" />;
}
