import { memo } from 'react';
import {
  type CompareView,
  type ComparisonParts,
  comparedTitle,
  compareViewParams,
  KEY_FIGURES_ID,
} from '@/lib/recruiter/vocabulary';
import type { FigureExports } from '../charts/figure-menu';
import { FigureSection } from '../dashboard/figure-section';
import { Panel } from '../dashboard/panel';
import { SectionNav } from '../dashboard/section-nav';
import { faultsOf, foundOf, useComing } from '../dashboard/use-coming';
import { NotUnderstood } from '../empty-market';
import { comparedFigureHref } from './compare-path';
import { COMPARED_SECTIONS, placeOf } from './sections';

/** Of the table of key figures, in pixels. */
const TABLE = 384;

/** Every figure of a comparison; key figures first. Typing into the bar does not render them again. */
export const ComparedFigures = memo(function ComparedFigures({
  parts,
  view,
  source,
}: {
  parts: ComparisonParts | undefined;
  view: CompareView;
  source: string;
}) {
  const { reply } = useComing(parts?.keyFigures);
  const keyFigures = foundOf(reply);
  const series = keyFigures?.columns.slice(0, view.questions.length).map(({ label }) => label) ?? [];
  const coming = new Map(parts?.panels.map(({ id, figure }) => [id, figure]));
  const params = compareViewParams(view).toString();
  const exportsOf = (id: string): FigureExports => ({
    csv: comparedFigureHref(view, id, 'csv'),
    xlsx: comparedFigureHref(view, id, 'xlsx'),
    question: series.join('; '),
    source,
  });
  if (faultsOf(reply).length > 0) return <NotUnderstood />;
  const sections = COMPARED_SECTIONS.map(({ title, panels }) => ({
    title,
    shown: panels.filter(({ id }) => coming.has(id)),
  })).filter(({ shown }) => shown.length > 0);
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-6 p-4 md:p-5">
      <SectionNav titles={sections.map(({ title }) => title)} />
      <Panel
        title="Key figures"
        placed={{ id: KEY_FIGURES_ID, height: TABLE }}
        coming={parts?.keyFigures}
        draft={{ name: 'Key figures', subject: { kind: 'comparison', figure: KEY_FIGURES_ID, params } }}
        exports={exportsOf(KEY_FIGURES_ID)}
      />
      {sections.map(({ title, shown }) => (
        <FigureSection key={title} title={title}>
          {shown.map((one) => (
            <Panel
              key={one.id}
              title={comparedTitle(one.id)}
              placed={placeOf(one, view.questions.length)}
              coming={coming.get(one.id)}
              draft={{
                name: comparedTitle(one.id),
                subject: { kind: 'comparison', figure: one.id, params },
              }}
              exports={exportsOf(one.id)}
            />
          ))}
        </FigureSection>
      ))}
    </div>
  );
});
