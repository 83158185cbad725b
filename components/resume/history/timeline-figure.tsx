import type { Month } from '@/components/dossier/months';
import { cn } from '@/components/ui/cn';
import type { Timeline, TimelineGap, TimelineSpan } from './timeline';

const LANE = 20;
const AXIS = 18;

/** Per cent of the width beyond which a year does not fit next to its line. */
const ROOM_FOR_YEAR = 94;

function percent(month: Month, { from, to }: Timeline): number {
  return ((month - from) / Math.max(1, to - from)) * 100;
}

/** The career to scale: positions above, education below, unaccounted time hatched between. */
export function TimelineFigure({
  timeline,
  onSelect,
}: {
  timeline: Timeline;
  onSelect: (id: string) => void;
}) {
  const workHeight = timeline.workLanes * LANE;
  const height = workHeight + timeline.educationLanes * LANE;
  return (
    <figure className="mb-5">
      <div className="relative" style={{ height: height + AXIS }}>
        <Ticks timeline={timeline} />
        {timeline.gaps.map((gap) => (
          <Gap key={gap.from} gap={gap} timeline={timeline} height={workHeight} />
        ))}
        {timeline.spans.map((span) => (
          <Span
            key={`${span.kind}-${span.id}`}
            span={span}
            timeline={timeline}
            top={(span.kind === 'work' ? 0 : workHeight) + span.lane * LANE}
            onSelect={onSelect}
          />
        ))}
      </div>
      <TimelineNotes timeline={timeline} />
    </figure>
  );
}

function Ticks({ timeline }: { timeline: Timeline }) {
  return timeline.ticks.map((tick) => (
    <div
      key={tick}
      aria-hidden
      className="absolute inset-y-0 border-l border-line"
      style={{ left: `${percent(tick, timeline)}%` }}
    >
      {percent(tick, timeline) < ROOM_FOR_YEAR && (
        <span className="absolute bottom-0 left-1 text-2xs leading-4 text-ink-faint tabular-nums">
          {tick / 12}
        </span>
      )}
    </div>
  ));
}

const hatching =
  'bg-[repeating-linear-gradient(135deg,var(--color-caution)_0_1px,transparent_1px_5px)] opacity-50';

function Gap({ gap, timeline, height }: { gap: TimelineGap; timeline: Timeline; height: number }) {
  const left = percent(gap.from, timeline);
  return (
    <div
      aria-hidden
      title={gap.text}
      className={cn('absolute top-0 rounded-xs', hatching, gap.studying && 'opacity-20')}
      style={{ left: `${left}%`, width: `${percent(gap.to, timeline) - left}%`, height: height - 2 }}
    />
  );
}

function Span({
  span,
  timeline,
  top,
  onSelect,
}: {
  span: TimelineSpan;
  timeline: Timeline;
  top: number;
  onSelect: (id: string) => void;
}) {
  const left = percent(span.from, timeline);
  const width = percent(span.to, timeline) - left;
  return (
    <button
      type="button"
      // Too narrow to aim at, and fully covered by the entries below: a link only for the pointer.
      aria-hidden
      tabIndex={-1}
      title={span.text}
      className={cn(
        'absolute flex flex-wrap overflow-hidden rounded-xs px-1.5 text-left text-2xs leading-4 font-medium whitespace-nowrap',
        span.kind === 'work'
          ? 'bg-accent text-on-accent hover:bg-accent-hover'
          : 'bg-accent-line text-ink hover:opacity-75',
        span.current && 'rounded-r-none',
      )}
      style={{ top, left: `${left}%`, width: `max(4px, calc(${width}% - 1px))`, height: LANE - 3 }}
      onClick={() => onSelect(span.id)}
    >
      {/* A label without room for all of it wraps below an item of no width, and so out of sight. */}
      <span className="h-4" />
      <span>{span.label}</span>
    </button>
  );
}

/** The content of the figure, in words. */
function TimelineNotes({ timeline }: { timeline: Timeline }) {
  const { gaps, overlaps, undated } = timeline;
  if (gaps.length + overlaps.length + undated === 0) return null;
  return (
    <figcaption className="mt-2">
      <ul className="space-y-0.5 text-xs text-ink-muted">
        {gaps.map((gap) => (
          <li key={gap.from}>
            <span className="font-medium text-caution">Gap</span> {gap.text}
          </li>
        ))}
        {overlaps.map((overlap) => (
          <li key={overlap.ids.join()}>
            <span className="font-medium text-info">Overlap</span> {overlap.text}
          </li>
        ))}
        {undated > 0 && (
          <li>
            {undated} {undated === 1 ? 'position has' : 'positions have'} no dates and{' '}
            {undated === 1 ? 'is' : 'are'} not shown here.
          </li>
        )}
      </ul>
    </figcaption>
  );
}
