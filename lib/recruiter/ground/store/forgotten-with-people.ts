import type { Migration } from '@/lib/platform';

/**
 * Further data deleted with a person: the event of an import, which holds their CV, with its upload; a pack that nobody
 * is left in, and the title of any other, which may be a name.
 */
export const FORGOTTEN_WITH_PEOPLE: Migration = {
  name: '0026_forgotten_with_people',
  up: `
create function forget_import() returns trigger language plpgsql as $$
begin
  delete from recruiter.received_event where upload_item_id = old.id;
  return old;
end
$$;
create trigger upload_takes_its_event before delete on upload_item
  for each row execute function forget_import();
create function forget_in_handover() returns trigger language plpgsql as $$
begin
  if exists (select from recruiter.handover_candidate where handover_id = old.handover_id) then
    update recruiter.handover set title = 'Candidates' where id = old.handover_id;
  else
    delete from recruiter.handover where id = old.handover_id;
  end if;
  return null;
end
$$;
create trigger candidate_leaves_handover after delete on handover_candidate
  for each row execute function forget_in_handover();
delete from received_event where type = 'candidate_import/v1' and state = 'done' and upload_item_id is null;
delete from handover where id not in (select handover_id from handover_candidate);
insert into erasure (relation) values ('received_event'), ('handover') on conflict do nothing;
`,
};
