'use client';

import { counted } from '@/components/dossier/words';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { Report, ReportView } from '@/lib/recruiter/vocabulary';

const ALL = 'all';

/** Filters of a report: when people were shortlisted, for which job, and who did it. */
export function ReportFilters({
  report: { entries, jobs, members },
  view,
  onChange,
}: {
  report: Report;
  view: ReportView;
  onChange: (view: ReportView) => void;
}) {
  const put = (to: Partial<ReportView>) => onChange({ ...view, ...to, of: null });
  return (
    <section aria-label="What the report is about" className="flex flex-col gap-2">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="Shortlisted from">
          <Input
            type="date"
            value={view.from ?? ''}
            onChange={(event) => put({ from: event.target.value || null })}
          />
        </Field>
        <Field label="To">
          <Input
            type="date"
            value={view.to ?? ''}
            onChange={(event) => put({ to: event.target.value || null })}
          />
        </Field>
        <Field label="Job">
          <Select
            options={[
              { value: ALL, label: 'All jobs' },
              ...jobs.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            value={view.jobId ?? ALL}
            onValueChange={(id) => put({ jobId: id === ALL ? null : id })}
          />
        </Field>
        <Field label="Recruiter">
          <Select
            options={[
              { value: ALL, label: 'All recruiters' },
              ...members.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={view.memberId ?? ALL}
            onValueChange={(id) => put({ memberId: id === ALL ? null : id })}
          />
        </Field>
      </div>
      <p role="status" className="text-sm text-ink-muted tabular-nums">
        {counted(entries, 'person', 'people')} on shortlists.
        {entries > 0 && ' Press a bar to see who is behind it.'}
      </p>
    </section>
  );
}
