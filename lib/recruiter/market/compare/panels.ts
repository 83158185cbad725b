import { PANEL_IDS, type PanelId, panelTitle, possiblePanels } from '../figures/panels';

/** Figures of a dashboard that can be set side by side, and those that only a comparison has. */

const OWN = {
  newJobs: { title: 'New jobs', needs: 'trend' },
  openJobs: { title: 'Open jobs', needs: 'trend' },
  payTrend: { title: 'Median pay over time', needs: 'pay' },
} as const satisfies Record<string, { title: string; needs: PanelId }>;

type OwnId = keyof typeof OWN;

/**
 * Not the trend, which is split into two, and not figures of only one question: tests of rises and falls, and the call
 * list.
 */
const LEFT_OUT = [
  'trend',
  'growing',
  'leads',
  'itSkillsMoving',
  'professionalSkillsMoving',
] as const satisfies PanelId[];

export type ComparedId = OwnId | Exclude<PanelId, (typeof LEFT_OUT)[number]>;

const isOwn = (id: string): id is OwnId => Object.hasOwn(OWN, id);
const isLeftOut = (id: PanelId): id is (typeof LEFT_OUT)[number] => LEFT_OUT.some((one) => one === id);

export function comparedTitle(id: ComparedId): string {
  return isOwn(id) ? OWN[id].title : panelTitle(id);
}

/** The table of key figures, which is not a panel. */
export const KEY_FIGURES_ID = 'keyFigures';

/** Every figure of a comparison that can be had as a file. */
export const COMPARED_IDS: readonly (ComparedId | typeof KEY_FIGURES_ID)[] = [
  KEY_FIGURES_ID,
  ...Object.keys(OWN).filter(isOwn),
  ...PANEL_IDS.flatMap((id) => (isLeftOut(id) ? [] : [id])),
];

/** Returns the comparisons that the fields of a market make possible. */
export function possibleComparisons(fields: ReadonlySet<string>): ComparedId[] {
  const possible = possiblePanels(fields);
  const own = Object.keys(OWN).filter(isOwn);
  return [
    ...own.filter((id) => possible.includes(OWN[id].needs)),
    ...possible.flatMap((id) => (isLeftOut(id) ? [] : [id])),
  ];
}
