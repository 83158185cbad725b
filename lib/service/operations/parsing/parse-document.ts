import { config } from '@/lib/config';
import { APP_ACCOUNT_ID, type ParseRequestBaseData } from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import type { NormaliserOptions } from '@/lib/engine/normaliser';
import type { Charge } from '../../costs';
import { type DefaultProvider, type Geocoded, geocode } from '../../geocoding';
import type { FailedFacts, ReadFacts, SubResponses } from '../../serializers';
import type { Account } from '../../store';
import {
  type Ask,
  type ReaderOptions,
  type ReaderPool,
  type ReadOf,
  readerPool,
  readInPool,
  readWithPictures,
} from '../../workers';
import { asksForIndexing, type Indexed, indexParsed } from '../indexing/index-parsed';
import type { Call, Completed, Outcome } from '../outcome';
import { decodeDocument } from './document-bytes';
import { type FailureTerms, readingFailure } from './failures';
import {
  normalisationCharges,
  normalisationFailures,
  normalisationOf,
  professionResponse,
  type TitleLanguages,
} from './normalisation';
import { notAvailable, refuseRequest } from './request-checks';

export type Further<Read> = {
  read: Read;
  notes: readonly string[];
  responses?: Partial<SubResponses>;
};

/** Differences between parsing one sort of document and another. */
export type DocumentSort<Request extends ParseRequestBaseData, Kind extends Ask> = FailureTerms & {
  defaultProvider: DefaultProvider;
  ask: (request: Request) => Kind;
  locationOf: (read: ReadOf<Kind>) => Geocoded['location'] | null | undefined;
  withLocation: (read: ReadOf<Kind>, location: Geocoded['location']) => ReadOf<Kind>;
  withTags: (read: ReadOf<Kind>, userDefinedTags: string[]) => ReadOf<Kind>;
  /** Reads further data of the document on request, and returns the results in sentences. */
  readFurther: (call: Call & { body: Request }, read: ReadOf<Kind>) => Promise<Further<ReadOf<Kind>>>;
  /** The answers of the parts that only this sort has. */
  ownResponses: (call: Call & { body: Request }, read: ReadOf<Kind>) => Promise<Partial<SubResponses>>;
};

/** Differences between versions: the answer to a parse, and the name of the document's date. */
export type ParseForm<Kind extends Ask, Value> = {
  dateMember: string;
  titleLanguages: TitleLanguages;
  read: (facts: ReadFacts<ReadOf<Kind>>) => Pick<Completed<Value>, 'code' | 'message'> & { value: Value };
  failed: (facts: FailedFacts) => { message: string; value: Value };
};

function readerOptions<Kind extends Ask>(
  request: ParseRequestBaseData,
  normalisation: NormaliserOptions,
  ask: Kind,
): ReaderOptions<Kind> {
  return {
    documentLastModified: request.documentLastModified,
    outputHtml: request.outputHtml ?? false,
    hideHtmlImages: request.hideHtmlImages ?? false,
    outputRtf: request.outputRtf ?? false,
    outputPdf: request.outputPdf ?? false,
    normalisation,
    ask,
  };
}

/**
 * Returns whether the pictures of an account are read: those of the app, and of accounts that its operator names. All
 * others get the answer of parsing.md, that scans cannot be read.
 */
function maySendPictures({ id }: Account): boolean {
  const { SCAN_WORKERS, SERVICE_SCANS } = config();
  return SCAN_WORKERS > 0 && (id === APP_ACCOUNT_ID || (SERVICE_SCANS?.includes(id) ?? false));
}

type Located<Read> = { read: Read; response?: SubResponses['geocodeResponse']; charges: Charge[] };

/** Adds the coordinates of a parsed document, if requested; a failure there affects nothing else. */
async function locate<Request extends ParseRequestBaseData, Kind extends Ask>(
  { body: { geocodeOptions }, signal }: Call & { body: Request },
  read: ReadOf<Kind>,
  sort: DocumentSort<Request, Kind>,
): Promise<Located<ReadOf<Kind>>> {
  if (!geocodeOptions?.includeGeocoding) return { read, charges: [] };
  const found = sort.locationOf(read);
  const { defaultProvider } = sort;
  const prefix = 'GeocodeOptions.';
  const geocoded = await geocode({ target: geocodeOptions, found, defaultProvider, prefix, signal });
  if (!geocoded.ok) return { read, response: geocoded.failure, charges: [] };
  const { location, wasLookedUp, message } = geocoded.value;
  return {
    read: sort.withLocation(read, location),
    response: { code: 'Success', message },
    charges: wasLookedUp ? ['geocode'] : [],
  };
}

/** Returns the tags that the document was sent with (parsing.md, UserDefinedTags). */
function tagged<Request extends ParseRequestBaseData, Kind extends Ask>(
  { indexingOptions }: Request,
  read: ReadOf<Kind>,
  sort: DocumentSort<Request, Kind>,
): ReadOf<Kind> {
  const tags = indexingOptions?.userDefinedTags ?? [];
  return tags.length > 0 ? sort.withTags(read, tags) : read;
}

/** Puts a document that was read into the index that its request names. */
function indexed<Request extends ParseRequestBaseData>(
  { body: { indexingOptions }, account }: Call & { body: Request },
  read: ReadOf<Ask>,
): Promise<Indexed> | undefined {
  if (!asksForIndexing(indexingOptions)) return undefined;
  return indexParsed(
    account,
    indexingOptions,
    read.sort === 'job'
      ? { type: 'Job', job: read.job }
      : { type: 'Resume', resume: read.resume, redacted: read.redacted },
  );
}

/**
 * Checks the request, has the document read and parsed in a separate process, and returns the `Value` of the answer in
 * the form of a version. Costs one parse once the document was opened, whatever the result, plus any additional work.
 */
export async function parseDocument<Request extends ParseRequestBaseData, Kind extends Ask, Value>(
  call: Call & { body: Request },
  sort: DocumentSort<Request, Kind>,
  form: ParseForm<Kind, Value>,
  pool?: ReaderPool,
): Promise<Outcome<Value>> {
  const startedAt = performance.now();
  const { body: request, account, signal } = call;
  const refused = refuseRequest(request, form.dateMember);
  if (refused) return fail(refused);
  const document = decodeDocument(request.documentAsBase64String);
  if (!document.ok) return document;
  const { bytes, md5 } = document.value;
  const normalisation = normalisationOf(call, form.titleLanguages);
  const options = readerOptions(request, normalisation, sort.ask(request));
  const { PARSE_TIMEOUT_MS: timeoutMs } = config();
  const documents = pool ?? readerPool();
  const order = { bytes, options, owner: account.id, signal, timeoutMs };
  const reading = await (maySendPictures(account)
    ? readWithPictures(documents, order, pool)
    : readInPool(documents, order));
  const elapsedMs = performance.now() - startedAt;
  if (reading.kind !== 'read')
    return fail(readingFailure(reading, document.value, elapsedMs, sort, form.failed));
  const further = await sort.readFurther(call, reading.read);
  const { read, response, charges } = await locate(call, tagged(request, further.read, sort), sort);
  const ownResponses = await sort.ownResponses(call, read);
  const indexing = await indexed(call, read);
  return succeed({
    ...form.read({
      read,
      md5,
      elapsedMs,
      normalisation,
      notAvailable: [...notAvailable(request), ...normalisationFailures(normalisation, read)],
      notes: further.notes,
      subResponses: {
        geocodeResponse: response,
        indexingResponse: indexing?.response,
        professionNormalizationResponse: professionResponse(normalisation, read),
        ...further.responses,
        ...ownResponses,
      },
    }),
    charges: [
      sort.charge,
      ...charges,
      ...normalisationCharges(normalisation, read),
      ...(indexing?.charges ?? []),
    ],
    document: { hash: md5, bytes: bytes.byteLength },
  });
}
