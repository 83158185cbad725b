import { decode, type IndexType, JobData, ResumeData } from '@/lib/contracts';
import { type RowContext, rowOfJob, rowOfResume } from '@/lib/engine/search';
import { isWordOfTitles } from '@/lib/engine/taxonomy';
import { geocode } from '../geocoding';
import { describeJob, describeRedacted, matchableOf } from '../profiles';
import type { DocumentState } from '../store';
import { processTaxonomies } from '../taxonomy';
import type { SearchDocument } from './port';

type Location = Parameters<typeof geocode>[0]['found'];

/** Coordinates of the document, else of its municipality, by the gazetteer of the house. */
async function placeOf(state: DocumentState, found: Location): Promise<RowContext['place']> {
  if (state.place || !found?.municipality) return state.place;
  const target = {};
  const located = await geocode({ target, found, defaultProvider: 'house', prefix: '' });
  return (located.ok && located.value.location.geoCoordinates) || undefined;
}

/** Returns a document of the records in the form of the search. */
export async function searchDocument(state: DocumentState & { type: IndexType }): Promise<SearchDocument> {
  const { id, indexId, documentId, version, tags, roles = [], customFields, postalCode } = state;
  const parsed: unknown = JSON.parse(state.document);
  const { professions } = processTaxonomies();
  const isWord = (word: string) => isWordOfTitles(professions, word);
  const own = { tags, roles, customFields, postalCode, isWordOfTitles: isWord };
  const known = { id, indexId, documentId, version };
  if (state.type === 'Job') {
    const job = decode(JobData, parsed as Parameters<typeof decode<typeof JobData>>[1]);
    const row = rowOfJob(job, { ...own, place: await placeOf(state, job.currentLocation) });
    return { ...known, row, matchable: matchableOf(describeJob(job)) };
  }
  const resume = decode(ResumeData, parsed as Parameters<typeof decode<typeof ResumeData>>[1]);
  const location = resume.contactInformation?.location;
  const row = rowOfResume(resume, { ...own, place: await placeOf(state, location) });
  return { ...known, row, matchable: matchableOf(describeRedacted(resume)) };
}
