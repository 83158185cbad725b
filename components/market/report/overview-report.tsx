'use client';

import { useEffect } from 'react';
import { counted } from '@/components/dossier/words';
import {
  type Dashboard,
  type DashboardView,
  type MarketField,
  type PanelId,
  panelTitle,
} from '@/lib/recruiter/vocabulary';
import { ChartProvider } from '../charts/context';
import { Headlines } from '../dashboard/headlines';
import { KeyFigures } from '../dashboard/key-figures';
import { dashboardHref, narrowed, WHOLE_MARKET } from '../dashboard/scope';
import { SECTIONS } from '../dashboard/sections';
import { foundOf, useComing } from '../dashboard/use-coming';
import { questionWords } from '../search/question-words';
import { Sheet, SheetFigure, SheetSection } from './sheet';

/** The overview of a question as pages to print. */
export function OverviewReport({
  question,
  parts,
  fields,
  panels,
  locale,
  source,
  date,
}: {
  question: DashboardView;
  parts: Dashboard;
  fields: readonly MarketField[];
  panels: readonly PanelId[];
  locale: string;
  source: string;
  date: string;
}) {
  const summary = foundOf(useComing(parts.summary).reply);
  const words = questionWords(question.filters, fields, summary?.labels ?? {});
  const coming = new Map(parts.panels.map(({ id, figure }) => [id, figure]));
  useEffect(() => {
    document.title = `Job market: ${words.question}`;
  }, [words.question]);
  const hrefOf = (narrows: Parameters<typeof narrowed>[2]) =>
    dashboardHref(WHOLE_MARKET, narrowed(WHOLE_MARKET, question, narrows));
  return (
    <ChartProvider
      locale={locale}
      period={words.period}
      hrefOf={hrefOf}
      go={(narrows) => window.location.assign(hrefOf(narrows))}
    >
      <Sheet
        title="Job market"
        back={{ href: dashboardHref(WHOLE_MARKET, question), label: 'Overview' }}
        facts={[
          { label: 'Question', text: words.question },
          { label: 'Period', text: words.period },
          { label: 'Jobs', text: summary ? counted(summary.total, 'job') : '…' },
          { label: 'Source', text: source },
          { label: 'Date', text: date },
          { label: 'Method', text: 'Below each figure.' },
        ]}
      >
        <div className="mt-5 flex flex-col gap-4">
          <Headlines parts={parts} panels={[]} />
          <KeyFigures groups={parts.keyFigures} />
        </div>
        {SECTIONS.map(({ title, panels: placed }) => (
          <SheetSection key={title} title={title}>
            {placed
              .filter(({ id }) => panels.includes(id))
              .map((one) => (
                <SheetFigure
                  key={one.id}
                  title={panelTitle(one.id)}
                  placed={one}
                  coming={coming.get(one.id)}
                />
              ))}
          </SheetSection>
        ))}
      </Sheet>
    </ChartProvider>
  );
}
