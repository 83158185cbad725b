import { pickedCalendar, pickTime } from '../offered-times/pick';
import type { PickFault } from '../offered-times/types';
import { FOREIGN_PAGE, formOf, isForeign, problemAnswer, seeOther } from './answers';

type Params = { params: Promise<{ token: string }> };

/** The faults that the page says itself, by the code of the problem. */
const FAULTS: Readonly<Record<string, PickFault>> = {
  conflict: 'taken',
  invalid: 'none',
  'not-allowed': 'over',
};

/** `POST /interview/{token}/pick`, with `time` as a form sends it; redirects to the page, which shows the result. */
export async function postPick(request: Request, { params }: Params): Promise<Response> {
  if (isForeign(request)) return problemAnswer(FOREIGN_PAGE);
  const { token } = await params;
  const form = await formOf(request);
  const outcome = await pickTime(token, String(form?.get('time') ?? ''));
  const fault = outcome.ok ? undefined : FAULTS[outcome.problem.code];
  if (!outcome.ok && !fault) return problemAnswer(outcome.problem);
  return seeOther(`/interview/${encodeURIComponent(token)}${fault ? `?fault=${fault}` : ''}`);
}

/** `GET /interview/{token}/interview.ics`: the interview that came of it, for a calendar. */
export async function getPickedCalendar(_request: Request, { params }: Params): Promise<Response> {
  const calendar = await pickedCalendar((await params).token);
  if (calendar === undefined) return new Response('There is no interview here.\n', { status: 404 });
  return new Response(calendar, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="interview.ics"',
      'Cache-Control': 'private, no-store',
    },
  });
}
