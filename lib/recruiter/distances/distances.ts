import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DossierKind } from '../ground/dossier-kind';
import type { Executor } from '../ground/store';
import type { Circle, Near } from './seek';

const EARTH_KM = 6371;

/** Kilometres as the crow flies from the middle of a circle to a place. */
function kilometresTo({ latitude, longitude }: Circle): RawBuilder<number> {
  return sql<number>`(${2 * EARTH_KM} * asin(least(1, sqrt(
    sin(radians(place.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(place.latitude))
      * sin(radians(place.longitude - ${longitude}::float8) / 2) ^ 2))))`;
}

/** Returns the condition that a dossier is within one of the circles; nothing without circles. */
export function nearCondition({ circles }: Near): Expression<SqlBool> | undefined {
  if (circles === null) return undefined;
  if (circles.length === 0) return sql<SqlBool>`false`;
  const within = circles.map((circle) => sql`${kilometresTo(circle)} <= ${circle.kilometres}`);
  return sql<SqlBool>`dossier.id in (
    select dossier_place.dossier_id
    from recruiter.place join recruiter.dossier_place on dossier_place.place_key = place.key
    where place.state = 'found' and (${sql.join(within, sql` or `)}))`;
}

/** Returns the distance of a dossier from the nearest of the circles, to sort by; nothing without circles. */
export function distanceOrder({ circles }: Near): Expression<unknown> | undefined {
  if (!circles?.length) return undefined;
  return sql`(select least(${sql.join(circles.map(kilometresTo))})
    from recruiter.dossier_place join recruiter.place on place.key = dossier_place.place_key
    where place.state = 'found' and dossier_place.dossier_id = dossier.id)`;
}

/** Returns the distance of some dossiers from the nearest requested place, in kilometres, by id. */
export async function distancesOf(
  db: Executor,
  ids: readonly string[],
  { circles }: Near,
): Promise<Map<string, number>> {
  if (!circles?.length || ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; kilometres: number }>`
    select dossier_place.dossier_id as id, least(${sql.join(circles.map(kilometresTo))}) as kilometres
    from recruiter.dossier_place join recruiter.place on place.key = dossier_place.place_key
    where place.state = 'found' and dossier_place.dossier_id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, kilometres }) => [id, Math.round(kilometres)]));
}

/** Returns how many of a list are at a place that is not looked up yet, or have no place noted yet. */
export async function notLocatedYet(db: Executor, kind: DossierKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from recruiter.dossier
    left join recruiter.dossier_place on dossier_place.dossier_id = dossier.id
    left join recruiter.place on place.key = dossier_place.place_key
    where dossier.kind = ${kind} and not dossier.held and dossier.current_parse_id is not null
      and (dossier_place.dossier_id is null or place.state = 'due')`.execute(db);
  return rows[0]?.count ?? 0;
}
