import { expect, it } from 'vitest';
import { dayKindOf } from './day-words';

/** Names as public interfaces and tables of several countries have them. */
it.each([
  ['last_publication_date', 'last'],
  ['applicationDue', 'last'],
  ['LastDateApplication', 'last'],
  ['hakuaikaPaattyy', 'last'],
  ['fechaCaducidad', 'last'],
  ['fecha_fin_vigencia', 'last'],
  ['job_offer_expiration_datetime_utc', 'last'],
  ['end_time', 'last'],
  ['bitis_tarihi', 'last'],
  ['son_basvuru', 'last'],
  ['aktuelleVeroeffentlichungsdatum', 'posted'],
  ['PostingCreated', 'posted'],
  ['create_time', 'posted'],
  ['issueDate', 'posted'],
  ['pub_time', 'posted'],
  ['PublicationStartDate', 'posted'],
  ['modifikationsTimestamp', 'other'],
  ['dateActualisation', 'other'],
  ['lastModificationDate', 'other'],
  ['refresh_time', 'other'],
  ['eintrittsdatum', 'start'],
  ['fecha_inicio', 'start'],
  ['scraped_date', 'seen'],
  ['Data do anúncio', 'posted'],
  ['Tarih', 'plain'],
  ['Datum 2', 'plain'],
  ['x7', undefined],
])('%s says %s', (name, kind) => expect(dayKindOf(name)).toBe(kind));
