import { Dashboard } from '@/components/market/dashboard/dashboard';
import { type Scope, wholeQuestion } from '@/components/market/dashboard/scope';
import {
  currentUser,
  dashboardViewFrom,
  dashboardViewParams,
  type ListQueryParams,
  listMarketFields,
  loadDashboard,
  possiblePanels,
} from '@/lib/recruiter';
import { readDashboard } from '@/lib/recruiter/actions/market';
import { readerLocale } from '../reader-locale';
import { Refusal } from '../refusal';
import { fillingFor } from './filling';

/** A dashboard of a scope: the page begins to load everything, and each part is shown as it arrives. */
export async function DashboardPage({ scope, params }: { scope: Scope; params: ListQueryParams }) {
  const [actor, locale] = await Promise.all([currentUser(), readerLocale()]);
  const known = await listMarketFields(actor);
  if (!known.ok) return <Refusal problem={known.problem} />;
  const fields = known.value.state === 'found' ? known.value.found : [];
  const panels = possiblePanels(new Set(fields.map(({ name }) => name)));
  const question = wholeQuestion(scope, dashboardViewFrom(params));
  const answer = await loadDashboard(actor, { ...question, panels });
  const today = new Date().toISOString().slice(0, 10);
  return (
    <Dashboard
      scope={scope}
      fields={fields}
      panels={panels}
      locale={locale}
      today={today}
      filling={await fillingFor(actor)}
      initial={{ key: dashboardViewParams(question).toString(), answer }}
      actions={{ load: readDashboard }}
      source={`Job market API version 3, ${today}`}
    />
  );
}
