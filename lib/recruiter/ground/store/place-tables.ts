import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Places of dossiers. Each place is looked up once for all dossiers, and deleted with the last one there. Older
 * dossiers get their row when the server starts. Alerts by mail were never sent; their column is dropped.
 */
export const PLACES_MIGRATION: Migration = {
  name: '0034_places',
  up: `
create table place (
  key text primary key,
  city text not null,
  region text,
  country_code text,
  state text not null check (state in ('due', 'found', 'unknown')),
  latitude double precision,
  longitude double precision,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  check ((state = 'found') = (latitude is not null and longitude is not null))
);
create index place_by_due on place (due_at) where state = 'due';
create table dossier_place (
  dossier_id uuid primary key references dossier (id) on delete cascade,
  place_key text references place (key)
);
create index dossier_place_by_place on dossier_place (place_key);
create function forget_place() returns trigger language plpgsql as $$
begin
  delete from recruiter.place where key = old.place_key
    and not exists (select from recruiter.dossier_place where place_key = old.place_key);
  return null;
end
$$;
create trigger place_goes_with_its_last_dossier after delete or update of place_key on dossier_place
  for each row when (old.place_key is not null) execute function forget_place();
create table sought_place (
  words text primary key,
  latitude double precision,
  longitude double precision,
  sought_at timestamptz not null default now()
);
alter table saved_alert drop column by_mail;
`,
};

type Instant = ColumnType<Date, Date | undefined, Date>;

/** A place of dossiers, by the names that they use for it; degrees where it was found. */
type PlaceTable = {
  key: string;
  city: string;
  region: string | null;
  country_code: string | null;
  /** `unknown`: the look-up found no coordinates. */
  state: 'due' | 'found' | 'unknown';
  latitude: number | null;
  longitude: number | null;
  attempts: Generated<number>;
  due_at: Instant;
};

/** Place of a dossier; null where it states none. */
type DossierPlaceTable = { dossier_id: string; place_key: string | null };

/** A place as somebody typed it, with its coordinates; null where it is unknown. */
type SoughtPlaceTable = {
  words: string;
  latitude: number | null;
  longitude: number | null;
  sought_at: Instant;
};

export type PlaceTables = {
  place: PlaceTable;
  dossier_place: DossierPlaceTable;
  sought_place: SoughtPlaceTable;
};
