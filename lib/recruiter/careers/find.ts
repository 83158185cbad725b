import { folded } from '../ground/folded';
import type { CareerJob } from './model';
import type { CareerSearch } from './types';

const LONGEST_WORDS = 100;
export const PAGE_SIZE = 25;

/** Reads a search from an address. What is none of it is left out. */
export function careerSearchFrom(params: URLSearchParams): CareerSearch {
  const text = (name: string) => (params.get(name) ?? '').slice(0, LONGEST_WORDS).trim();
  const page = Number(params.get('page') ?? 1);
  return {
    words: text('q'),
    place: text('place'),
    contract: text('contract'),
    remote: params.get('remote') === '1',
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page : 1,
  };
}

/** Returns the parameters of a search, without those that ask for nothing. */
export function searchParams({ words, place, contract, remote, page }: CareerSearch): URLSearchParams {
  const all = { q: words, place, contract, remote: remote ? '1' : '', page: page > 1 ? String(page) : '' };
  return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Returns the kinds of contract of a job: for how long, and how many hours. */
export const kindsOf = ({ contract, employment }: CareerJob) =>
  [contract, employment].filter((kind) => kind !== null);

/** Returns the jobs that have every word, in any order. */
export function findJobs(jobs: readonly CareerJob[], search: CareerSearch): CareerJob[] {
  const words = folded(search.words).split(/\s+/).filter(Boolean);
  return jobs.filter(
    (job) =>
      words.every((word) => job.words.includes(word)) &&
      (search.place === '' || job.place === search.place) &&
      (search.contract === '' || kindsOf(job).includes(search.contract)) &&
      (!search.remote || job.remote),
  );
}

/** Returns what the filters offer: what the open jobs have. */
export function choicesOf(jobs: readonly CareerJob[]) {
  const sorted = (values: readonly (string | null)[]) =>
    [...new Set(values.filter((value) => value !== null))].sort((one, other) =>
      one.localeCompare(other, 'en'),
    );
  return {
    places: sorted(jobs.map(({ place }) => place)),
    contracts: sorted(jobs.flatMap(kindsOf)),
    remote: jobs.some(({ remote }) => remote),
  };
}
