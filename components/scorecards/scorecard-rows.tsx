import { SCORE_WORDS, type ScoreComparison, VERDICT_WORDS } from '@/lib/recruiter/vocabulary';

const HEAD = 'border-b border-line/70 px-4 py-1.5 text-left align-top font-normal md:px-5';
const CELL = 'border-b border-l border-line/70 px-3 py-1.5 align-top';

/** The rows of a comparison that set scorecards side by side: each score with its author, and the mean of several. */
export function ScorecardRows({
  scorecards: { verdicts, lines },
  candidates,
}: {
  scorecards: ScoreComparison;
  candidates: readonly { id: string }[];
}) {
  if (verdicts.every((verdict) => !verdict.hidden && verdict.by.length === 0)) return null;
  return (
    <>
      <tr>
        <th
          scope="rowgroup"
          colSpan={candidates.length + 1}
          className="px-4 pt-4 pb-1 text-left text-xs font-semibold md:px-5"
        >
          Scorecards
        </th>
      </tr>
      <tr>
        <th scope="row" className={HEAD}>
          Recommendation
        </th>
        {verdicts.map((verdict, index) => (
          <td key={candidates[index]?.id} className={CELL}>
            {verdict.hidden
              ? 'Fill in your scorecard to see those of the others'
              : verdict.by.map(({ name, verdict: said }) => (
                  <p key={name} className="wrap-anywhere">
                    {VERDICT_WORDS[said]} <span className="text-xs text-ink-muted">{name}</span>
                  </p>
                ))}
          </td>
        ))}
      </tr>
      {lines.map(({ line, found }) => (
        <tr key={line}>
          <th scope="row" className={HEAD}>
            {line}
          </th>
          {found.map(({ scores, mean }, index) => (
            <td key={candidates[index]?.id} className={CELL}>
              {scores.length > 1 && mean !== null && (
                <p className="font-medium tabular-nums">
                  {mean.toFixed(1)}{' '}
                  <span className="text-xs font-normal text-ink-muted">of 5, n = {scores.length}</span>
                </p>
              )}
              {scores.map(({ by, score }) => (
                <p key={by} className="wrap-anywhere">
                  {score} · {SCORE_WORDS[score - 1]} <span className="text-xs text-ink-muted">{by}</span>
                </p>
              ))}
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
