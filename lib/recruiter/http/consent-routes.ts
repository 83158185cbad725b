import { answerConsent } from '../consent/answer';
import { FOREIGN_PAGE, formOf, isForeign, problemAnswer, seeOther } from './answers';

/** `POST /consent/{token}/answer`, with `keep` as `yes` or `no`; redirects to the page, which shows the result. */
export async function postConsent(
  request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  if (isForeign(request)) return problemAnswer(FOREIGN_PAGE);
  const { token } = await params;
  const keep = (await formOf(request))?.get('keep');
  if (keep !== 'yes' && keep !== 'no')
    return problemAnswer({ code: 'invalid', message: 'Choose yes or no.' });
  const outcome = await answerConsent(token, keep === 'yes');
  if (!outcome.ok && outcome.problem.code !== 'conflict') return problemAnswer(outcome.problem);
  return seeOther(`/consent/${encodeURIComponent(token)}`);
}
