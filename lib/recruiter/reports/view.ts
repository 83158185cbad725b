import { type ListQueryParams, toSearchParams } from '../records/list-query';
import { REPORT_FIGURES, type ReportView } from './types';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function dayIn(params: URLSearchParams, name: string): string | null {
  const day = params.get(name) ?? '';
  const at = Date.parse(`${day}T00:00:00Z`);
  // 31 February would be a day in March.
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day ? day : null;
}

function idIn(params: URLSearchParams, name: string): string | null {
  const id = params.get(name) ?? '';
  return ID.test(id) ? id : null;
}

/** Reads the view of a URL; missing or invalid parts are left out. Never throws. */
export function reportViewFrom(given: ListQueryParams): ReportView {
  const params = toSearchParams(given);
  const figure = REPORT_FIGURES.find((known) => known === params.get('of'));
  const row = (params.get('row') ?? '').slice(0, 200);
  return {
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    jobId: idIn(params, 'job'),
    memberId: idIn(params, 'by'),
    of: figure && row ? { figure, row } : null,
  };
}

/** Returns the shortest parameters that `reportViewFrom` reads back as this view. */
export function reportViewParams({ from, to, jobId, memberId, of }: ReportView): URLSearchParams {
  const params = new URLSearchParams();
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (jobId) params.set('job', jobId);
  if (memberId) params.set('by', memberId);
  if (of) {
    params.set('of', of.figure);
    params.set('row', of.row);
  }
  return params;
}
