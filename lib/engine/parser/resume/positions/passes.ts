import { passes } from '../../shared/passes';
import { shownAssignment, shownDraft } from '../entries/draft';
import type { HistoryContext } from '../entries/model';
import type { PositionDraft } from './build';
import { withBareEmployer, withoutLabelForEmployer, withoutTextAboutFirm } from './employers';
import { inheritEmployers } from './roles';
import { withoutPlaceForTitle, withoutRemark, withTitleBelow } from './titles';

const shownDrafts = (drafts: readonly PositionDraft[]) =>
  drafts.flatMap(({ assignment }) => shownAssignment(assignment));

/** The jobs of a section, each with the fields that are written once for several of them. */
export const withSharedFields = passes<readonly PositionDraft[]>('jobs of a section', shownDrafts, [
  {
    name: 'one employer, several roles',
    why: 'the employer is written once, above its roles',
    apply: inheritEmployers,
  },
]);

/** A job with fields that hold what they are named for and nothing else. */
export const withBareFields = passes<PositionDraft, HistoryContext>('job', shownDraft, [
  {
    name: 'title on a line below',
    why: 'the header names the employer alone, and a short line below it the title',
    apply: withTitleBelow,
  },
  {
    name: 'remark behind the title',
    why: '"Site Engineer (Harbour bridge project)"',
    apply: withoutRemark,
  },
  {
    name: 'place taken for a title',
    why: 'the name of a place is where the job was',
    apply: (draft, { places }) => withoutPlaceForTitle(draft, places?.gazetteer),
  },
  {
    name: 'bare employer',
    why: 'people write an address, a place or what sort of company it is behind its name',
    apply: (draft, { places }) => withBareEmployer(draft, places?.gazetteer),
  },
  {
    name: 'label instead of an employer',
    why: '"City" of a template that nobody filled in',
    apply: withoutLabelForEmployer,
  },
  {
    name: 'text about the firm',
    why: '"A company based in Leeds which sells tools" names nobody',
    apply: (draft, { strings }) => withoutTextAboutFirm(draft, strings),
  },
]);
