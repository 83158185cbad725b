import { ExportMenu } from '@/components/dossier/export-menu';
import { type ShortlistFormat, shortlistViewParams } from '@/lib/recruiter/vocabulary';
import { shortlistRoute } from './requests';
import type { Working } from './working';

const FORMATS: readonly { format: ShortlistFormat; label: string }[] = [
  { format: 'pdf', label: 'PDF dossier' },
  { format: 'xlsx', label: 'Excel workbook' },
  { format: 'csv', label: 'CSV' },
];

/** The files in which the people in view can be had; blind where the view is blind. */
export function ShortlistExportMenu({ working: { shortlist, view } }: { working: Working }) {
  const hrefOf = (format: ShortlistFormat) => {
    const params = shortlistViewParams({ ...view, open: null, compare: [] });
    params.set('format', format);
    return `${shortlistRoute(shortlist.job.id)}/export?${params}`;
  };
  return (
    <ExportMenu
      label={view.blind ? 'Export who is in view, blind' : 'Export who is in view'}
      exports={FORMATS.map(({ format, label }) => ({ href: hrefOf(format), label }))}
    />
  );
}
