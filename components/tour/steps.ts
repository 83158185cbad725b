/** A step of the tour: an action to try, and its page. */
export type TourStep = { title: string; text: string; href: string; open: string };

/** Steps for a newcomer on the sample workspace, in the order of a first day. */
export const TOUR: readonly TourStep[] = [
  {
    title: 'See where a value comes from',
    text: 'Open a candidate and click any value: its place in the original is marked.',
    href: '/candidates?sample=true',
    open: 'Open the candidates',
  },
  {
    title: 'Correct what was misread',
    text: 'Press E on a value, or tap it. Corrections survive a new reading of the document and can be undone.',
    href: '/candidates?sample=true',
    open: 'Open the candidates',
  },
  {
    title: 'Search by anything a CV says',
    text: 'Type / and then words, or fields such as skill=, speaks= and near=. Save a search to hear of new CVs that fit.',
    href: '/candidates?q=title:(nurse+OR+engineer)',
    open: 'Try a search',
  },
  {
    title: 'Go from a job to its shortlist',
    text: 'Open a job and press M: candidates are ranked, with reasons. Select some and press Shortlist.',
    href: '/jobs?sample=true',
    open: 'Open the jobs',
  },
];
