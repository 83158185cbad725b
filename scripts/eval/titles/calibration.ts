import { normaliseTitle, type ProfessionTaxonomy } from '../../../lib/engine/taxonomy/index.ts';
import type { TitleSet } from './sets.ts';

/** Calibration of confidence: of the titles that nothing was fitted on, how many are right at each. */

const STEPS = [0.35, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01];

export function printCalibration(taxonomy: ProfessionTaxonomy, sets: readonly TitleSet[]): void {
  for (const { name, cases } of [...sets, { name: 'all', cases: sets.flatMap((set) => set.cases) }]) {
    const judged = cases.filter(({ half }) => half === 'judged');
    const answers = judged.map(({ title, language, units }) => {
      const [best] = normaliseTitle(taxonomy, title, { language, limit: 1 });
      return {
        confidence: best?.confidence ?? 0,
        isRight: best !== undefined && units.has(best.profession.isco),
      };
    });
    const bins = STEPS.slice(1).map((end, at) => {
      const start = STEPS[at] as number;
      const own = answers.filter(({ confidence }) => confidence >= start && confidence < end);
      const right = own.filter(({ isRight }) => isRight).length;
      return `${start}: ${own.length === 0 ? '-' : ((100 * right) / own.length).toFixed(0)} (${own.length})`;
    });
    const said = answers.filter(({ confidence }) => confidence >= (STEPS[0] as number));
    const right = said.filter(({ isRight }) => isRight).length;
    const share = ((100 * said.length) / Math.max(answers.length, 1)).toFixed(1);
    console.log(
      `\n${name}: said of ${share} %, right in ${((100 * right) / Math.max(said.length, 1)).toFixed(1)} of these; right in a hundred from each confidence on, and titles: ${bins.join(', ')}`,
    );
  }
}
