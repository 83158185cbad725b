import { DossierNotFound } from '@/components/dossier/dossier-not-found';

export default function JobNotFound() {
  return <DossierNotFound kind="job" />;
}
