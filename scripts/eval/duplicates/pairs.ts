import type { Advertisement } from '@/lib/engine/postings';
import { ADVERTISEMENTS } from './advertisements.ts';

/** Two advertisements, and a person's judgement whether they are for one job. */
export type LabelledPair = { name: string; one: Advertisement; other: Advertisement; isSameJob: boolean };

type Change = {
  name: string;
  isSameJob: boolean;
  apply: (advertisement: Advertisement) => Advertisement | undefined;
};

function daysLater(date: string | undefined, days: number): string | undefined {
  return date && new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the text as a site shows it, cut within a sentence. */
function cut(text: string, characters: number): string {
  return `${text.slice(0, characters).replace(/\s\S*$/, '')} …`;
}

const withoutGender = (title: string) => title.replace(/\s*\([^)]*\)/, '');

/** Changes that sites and employers make to an advertisement of the same job. */
const COPIES: Change[] = [
  { name: 'copied as it is', isSameJob: true, apply: (ad) => ad },
  {
    name: 'reposted after five weeks',
    isSameJob: true,
    apply: (ad) => ({ ...ad, date: daysLater(ad.date, 35) }),
  },
  {
    name: 'cut to a snippet on a site',
    isSameJob: true,
    apply: (ad) => ({ ...ad, text: cut(ad.text, 480), date: daysLater(ad.date, 2) }),
  },
  {
    name: 'title with place and hours, on a site that frames it',
    isSameJob: true,
    apply: (ad) => ({
      ...ad,
      title: `${withoutGender(ad.title)} - ${ad.municipality} - Full-time`,
      text: `${ad.title} ${ad.organization} ${ad.municipality} Apply now. ${ad.text} Report this job. Similar jobs near you.`,
    }),
  },
  {
    name: 'another form of the name of the employer',
    isSameJob: true,
    apply: (ad) => ({
      ...ad,
      organization: ad.organization?.replace(/ (?:Ltd|gGmbH|SAS|SL|SpA|BV)$/, '').toUpperCase(),
    }),
  },
  {
    name: 'typography and line breaks changed',
    isSameJob: true,
    apply: (ad) => ({ ...ad, text: ad.text.replace(/\s+/g, ' ').replace(/’/g, "'").replace(/[,:]/g, ' -') }),
  },
  {
    name: 'employer about itself first',
    isSameJob: true,
    apply: (ad) => {
      const half = Math.floor(ad.text.length / 2);
      const at = ad.text.indexOf('. ', half) + 2;
      return { ...ad, text: `${ad.text.slice(at)} ${ad.text.slice(0, at)}` };
    },
  },
  {
    name: 'one sentence more',
    isSameJob: true,
    apply: (ad) => ({
      ...ad,
      text: `${ad.text} Applications are read as they come, so write soon; one page is enough.`,
    }),
  },
];

/** Changes that make it another job, however alike the words are. */
const OTHERS: Change[] = [
  {
    name: 'the same in another town',
    isSameJob: false,
    apply: (ad) => ({ ...ad, place: `${ad.place}-other`, municipality: 'Otherton' }),
  },
  {
    name: 'the same again after nine months',
    isSameJob: false,
    apply: (ad) => ({ ...ad, date: daysLater(ad.date, 270) }),
  },
  { name: 'a higher level', isSameJob: false, apply: (ad) => ({ ...ad, title: `Senior ${ad.title}` }) },
  {
    name: 'a place for a student',
    isSameJob: false,
    apply: (ad) => ({ ...ad, title: `${ad.title} Trainee` }),
  },
  {
    name: 'another employer with the same words',
    isSameJob: false,
    apply: (ad) => ({ ...ad, organization: 'Harrow Mill Bakery' }),
  },
];

function changed(changes: readonly Change[]): LabelledPair[] {
  return ADVERTISEMENTS.flatMap((one) =>
    changes.flatMap(({ name, isSameJob, apply }) => {
      const other = apply(one);
      return other ? [{ name: `${one.title}: ${name}`, one, other, isSameJob }] : [];
    }),
  );
}

/** Different jobs of one employer in one town share its self-description. */
function neighbours(): LabelledPair[] {
  return ADVERTISEMENTS.flatMap((one, index) =>
    ADVERTISEMENTS.slice(index + 1)
      .filter(({ organization }) => organization === one.organization)
      .map((other) => ({
        name: `${one.title} and ${other.title}`,
        one: { ...one, date: other.date, place: other.place },
        other,
        isSameJob: false,
      })),
  );
}

/** All pairs, labelled by how they were made. */
export const PAIRS: readonly LabelledPair[] = [...changed(COPIES), ...changed(OTHERS), ...neighbours()];
