import { DossierNotFound } from '@/components/dossier/dossier-not-found';

export default function CandidateNotFound() {
  return <DossierNotFound kind="candidate" />;
}
