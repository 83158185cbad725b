import { fold } from '@/lib/expression';
import { type CustomField, customColumn } from '../custom-fields/types';
import { peopleOf } from './people';
import type { ColumnRole, KnownColumn, Table } from './types';

/** What the columns of a table of people hold, by the names that such columns go by and by what is in them. */

/**
 * Headings without case, spaces and punctuation, in six languages; names of database fields (`phone_cell`) are among them, those of
 * both exports of OpenCATS, of candidates in the form of Bullhorn's data loader, and of the template that Greenhouse's guide lists.
 */
const HEADINGS: Record<ColumnRole, string> = {
  name: `name fullname candidate candidatename applicant applicantname person displayname vollername bewerber kandidat nomcomplet candidat
    nombrecompleto candidato nomecompleto naam volledigenaam kandidaat`,
  given: 'givenname firstname first forename vorname prenom nombre nombres nome voornaam preferredname',
  family:
    'familyname lastname last surname nachname familienname nom nomdefamille apellido apellidos cognome achternaam',
  email: `email emails mail emailaddress emailaddresses mailaddress primaryemail emailprimary personalemail emailadresse adresseemail
    courriel correo correoelectronico indirizzoemail emailadres`,
  phone: `phone phones phonenumber phonenumbers telephone tel mobile mobilephone cell cellphone phonecell phonehome homephone phonework workphone telefon
    telefonnummer handy mobil mobiltelefon telephoneportable portable telefono movil cellulare telefoon mobiel`,
  place: `place location city town municipality currentlocation addresscity ort wohnort stadt ville lieu ciudad localidad citta luogo plaats
    woonplaats stad`,
  title: `title jobtitle currenttitle currentjobtitle position currentposition occupation headline role beruf position stellenbezeichnung poste
    intituledeposte puesto cargo ruolo qualifica functie functietitel`,
  employer: `employer currentemployer company currentcompany companyname organization organisation arbeitgeber firma unternehmen entreprise
    employeur empresa azienda datoredilavoro werkgever bedrijf`,
  skills: `skills skill skillset keyskills primaryskills secondaryskills kenntnisse kompetenzen competences habilidades competenze
    vaardigheden`,
  job: 'job jobs jobname joborder jobapplied appliedjob vacancy requisition',
  stage: `stage currentstage recentstatus applicationstage prospectstage milestone status candidatestatus pipelinestatus phase step stufe etape statut etapa
    estado fase stato`,
  tags: 'tags tag labels label keywords categories category candidatetags schlagworter etiquettes etiquetas etichette trefwoorden',
  notes: `notes note miscnotes comment comments remarks description generalcomments notizen bemerkungen kommentar remarques commentaires notas
    comentarios commenti opmerkingen`,
  cv: `cv resume resumefile resumeurl cvfile cvurl cvlink resumelink file filename attachment attachments document lebenslauf curriculum
    curriculumvitae`,
  text: 'resumetext cvtext resumecontent resumebody textofcv',
  source:
    'source candidatesource applicationsource referrer channel origin quelle herkunft provenance fuente origen fonte bron',
  date: `date added dateadded addedon created createdat datecreated applied appliedon applicationdate dateapplied entered dateentered
    lastactivity datum erfasstam hinzugefugtam datedajout fecha fechadealta data dataaggiunta toegevoegdop`,
};

const EXACT = new Map<string, ColumnRole>(
  (Object.entries(HEADINGS) as [ColumnRole, string][]).flatMap(([role, words]) =>
    words.split(/\s+/).map((word) => [word, role] as const),
  ),
);

type Shapes = Partial<Record<ColumnRole, RegExp>>;

const SHAPES: Shapes = {
  email: /^\s*<?[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+>?(?:\s*[,;]|\s*$)/,
  phone: /^\s*(?=(?:\D*\d){6})\+?[\d\s()./-]{6,24}(?:\s*(?:x|ext)\.?\s*\d+)?(?:\s*[,;]|\s*$)/i,
  cv: /\.(?:pdf|docx?|odt|rtf|txt|html?)(?:[?#].*)?$/i,
  text: /^[\s\S]{400}/,
  date: /^(?:\d{4}-\d\d?-\d\d?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2} \p{L}{3,9}\.? \d{4}|\p{L}{3,9}\.? \d{1,2},? \d{4})(?:[T ].*)?$/u,
};
/** Without a heading: days, postcodes, pay and ids are figures as well, but do not begin or part like a number of a telephone. */
const ALONE: Shapes = {
  ...SHAPES,
  phone:
    /^\s*(?!\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b)(?:(?:\+|00(?=[1-9])|0\d{1,5}[\s/.-]|\()(?=(?:\D*\d){6})[\d\s()./-]{6,24}|\d{3}[\s.-]\d{3}[\s.-]\d{4})(?:\s*(?:x|ext)\.?\s*\d+)?(?:\s*[,;]|\s*$)/i,
};
/** Days as a spreadsheet counts them, from 1982 to 2064. */
const SERIAL_DAY = /^(?:3|4|5)\d{4}(?:\.\d+)?$/;
/** What contents must look like, at least, to say what an unnamed column is; and what a name must not contradict. */
const ENOUGH = { alone: 0.8, withHeading: 0.3 };
/** Roles that several columns may have: their values come together. */
const TOGETHER: ReadonlySet<ColumnRole> = new Set(['email', 'phone', 'skills', 'tags', 'notes']);
/** Headings that mean a title or the job applied for: the latter only beside titles. */
const EITHER_JOB: ReadonlySet<string> = new Set(['job', 'jobs']);
/** Share of the rows whose description has the length of a CV from which on it is one. */
const MOSTLY = 0.5;

const plain = (heading: string) => fold(heading.replace(/ \(\d+\)$/, '')).replace(/[^\p{L}\p{N}]/gu, '');

/** Returns what a heading says: as it is, about a person, of a related record (`owner.name`), or one of several (`email2`). */
function roleBy(heading: string): ColumnRole | undefined {
  const whole = plain(heading);
  const single = EXACT.get(whole.replace(/\d$/, ''));
  return (
    EXACT.get(whole.replace(/^(?:candidates?|applicants?|contact)(?=.)/, '')) ??
    EXACT.get(whole) ??
    (heading.endsWith('.name') ? EXACT.get(whole.slice(0, -'name'.length)) : undefined) ??
    (single && TOGETHER.has(single) ? single : undefined)
  );
}

function looksLike(role: ColumnRole, cell: string, shapes: Shapes): boolean {
  return (shapes[role]?.test(cell) ?? true) || (role === 'date' && SERIAL_DAY.test(cell));
}

function columnOf(heading: string, cells: readonly string[]): KnownColumn {
  const filled = cells.filter(Boolean);
  const share = (role: ColumnRole, shapes = SHAPES) =>
    filled.filter((cell) => looksLike(role, cell, shapes)).length / Math.max(1, filled.length);
  const unused = (why: string) => ({ heading, role: null, by: null, certainty: 0, why });
  if (filled.length === 0) return unused('It is empty.');
  const said = roleBy(heading);
  const named =
    said === 'notes' && share('text') >= MOSTLY && plain(heading) === 'description' ? 'text' : said;
  if (named && share(named) >= (SHAPES[named] ? ENOUGH.withHeading : 0))
    return { heading, role: named, by: 'heading', certainty: share(named), why: null };
  const shaped = (['email', 'cv', 'phone'] as const).find((role) => share(role, ALONE) >= ENOUGH.alone);
  if (shaped) return { heading, role: shaped, by: 'contents', certainty: share(shaped), why: null };
  return unused(
    named
      ? 'What is in it does not look like its heading.'
      : 'Neither its heading nor its contents say what it holds.',
  );
}

/** Says which columns bear the name of a field of the workspace, and hold something that it can. */
function ofFields(table: Table, fields: readonly CustomField[]): (KnownColumn | null)[] {
  return table.columns.map((heading, at) => {
    const field = fields.find(
      ({ name, key }) => plain(name) === plain(heading) || plain(key) === plain(heading),
    );
    const filled = table.rows.filter((row) => row[at]?.trim());
    if (!field || filled.length === 0) return null;
    const role = customColumn(field.key);
    const read = peopleOf(
      table,
      table.columns.map((_, index) => (index === at ? role : null)),
      [field],
    );
    const certainty = filled.filter((row) => field.key in read(row).custom).length / filled.length;
    return certainty >= ENOUGH.withHeading ? { heading, role, by: 'heading', certainty, why: null } : null;
  });
}

/** Says what each column seems to hold. Of two columns for one thing, the fuller one has it. */
export function knownColumns(table: Table, fields: readonly CustomField[] = []): KnownColumn[] {
  const { columns, rows } = table;
  const own = ofFields(table, fields);
  const found = columns.map(
    (heading, index) =>
      own[index] ??
      columnOf(
        heading,
        rows.map((row) => row[index] ?? ''),
      ),
  );
  const fill = columns.map((_, index) => rows.filter((row) => row[index]).length);
  const hasTitles = found.some(({ role }) => role === 'title');
  return found.map((column, index) => {
    const { role } = column;
    if (role === 'job' && !hasTitles && EITHER_JOB.has(plain(column.heading)))
      return {
        ...column,
        role: null,
        by: null,
        certainty: 0,
        why: 'It may be what they are or what they applied for.',
      };
    if (!role || TOGETHER.has(role as ColumnRole)) return column;
    const isTaken = found.some(
      (other, at) =>
        other.role === role &&
        at !== index &&
        ((fill[at] ?? 0) > (fill[index] ?? 0) || (fill[at] === fill[index] && at < index)),
    );
    return isTaken
      ? { ...column, role: null, by: null, why: 'Another column holds the same, and more of it.' }
      : column;
  });
}
