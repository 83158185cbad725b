/**
 * German writes its compounds as one word: a search for `Entwickler` means `Softwareentwickler` too. A word is split
 * when it ends in one of the heads below and the part before it is long enough to be a word; the head is the job, so
 * heads are names of professions and of their subjects.
 */
const HEADS = new Set(
  `
arbeiter arbeiterin assistent assistentin assistenz aufsicht ausbilder ausbilderin ausbildung bauer bauerin beamter
beamtin bearbeiter bearbeiterin beauftragte beauftragter bediener bedienerin berater beraterin beratung betreuer
betreuerin betreuung buchhalter buchhalterin buchhaltung chemiker chemikerin designer designerin dienst dienstleistung
direktor direktorin disponent disponentin einkauf einkaufer einkauferin elektroniker elektronikerin entwickler
entwicklerin entwicklung erzieher erzieherin fachkraft fachmann fachfrau fahrer fahrerin forscher forscherin forschung
fuhrer fuhrerin gartner gartnerin gehilfe gehilfin gestalter gestalterin gestaltung handler handlerin handwerker
handwerkerin helfer helferin hilfe informatiker informatikerin ingenieur ingenieurin ingenieurwesen inspektor
inspektorin instandhaltung kauffrau kaufmann kellner kellnerin koch kochin kontrolle kontrolleur kontrolleurin kraft
krafte lagerist lageristin lehrer lehrerin leiter leiterin leitung macher macherin maler malerin management manager
managerin mechaniker mechanikerin mechatroniker mechatronikerin meister meisterin mitarbeiter mitarbeiterin monteur
monteurin padagoge padagogin personal pfleger pflegerin pflege planer planerin planung produktion programmierer
programmiererin programmierung prufer pruferin prufung referent referentin reiniger reinigerin reinigung sachbearbeiter
sachbearbeiterin schlosser schlosserin schreiner schreinerin schweisser schweisserin sekretar sekretarin service
spezialist spezialistin steuerung techniker technikerin technik therapeut therapeutin therapie tischler tischlerin
trainer trainerin verkauf verkaufer verkauferin vertreter vertreterin vertrieb vertriebler verwalter verwalterin
verwaltung vorarbeiter wart wartin wartung wesen wissenschaft wissenschaftler wissenschaftlerin zeichner zeichnerin
`
    .trim()
    .split(/\s+/),
);

/** Letters that German puts between the parts of a compound. */
const LINKS = ['s', 'n', 'en', 'es', 'er'];
const MIN_MODIFIER_LENGTH = 3;
const MIN_HEAD_LENGTH = 4;

/** Modifiers that people search for, and so become terms too; others only show where the head belongs. */
const MODIFIERS = new Set(
  `
abteilungs alten anlagen anwendungs auto automobil bank bau betriebs brand buro chemie daten datenbank elektro energie
fahrzeug familien filial finanz gebaude gesundheits hotel immobilien industrie informations innen it jugend kinder
kranken kunden kuchen labor lager logistik lohn marketing maschinen material medien metall mobel motoren netzwerk
notfall objekt personal pflege physio produkt produktions projekt prozess qualitats rechts regional sanitar schul
schule service sicherheits software sozial steuer strassen system team technologie tiefbau umwelt unternehmens
verkaufs verkehrs versicherungs vertriebs verwaltungs werkstatt werkzeug wirtschafts zahnarzt zeit
`
    .trim()
    .split(/\s+/),
);

const MIN_COMPOUND_LENGTH = MIN_MODIFIER_LENGTH + MIN_HEAD_LENGTH + 1;
const MAX_COMPOUND_LENGTH = 48;

function wordOfModifier(modifier: string): string | undefined {
  if (MODIFIERS.has(`${modifier}s`)) return modifier;
  if (!MODIFIERS.has(modifier)) return undefined;
  const link = LINKS.find((letters) => modifier.endsWith(letters) && modifier.length > letters.length + 3);
  return link === 's' ? modifier.slice(0, -1) : modifier;
}

/** Returns the two words of a folded German compound, when both are words to look for: `Software Entwickler`. */
export function phraseOfCompound(term: string): [string, string] | undefined {
  const [head, ...others] = compoundParts(term);
  const modifier = others.at(-1);
  if (head === undefined || modifier === undefined || modifier.length + head.length < term.length - 2)
    return undefined;
  return term.startsWith(modifier) ? [modifier, head] : undefined;
}

const NONE: readonly string[] = [];
const MOST_REMEMBERED = 200_000;
const remembered = new Map<string, readonly string[]>();

/** Returns the parts of a folded German compound that are words to look for; none for any other word. */
export function compoundParts(term: string): readonly string[] {
  if (term.length < MIN_COMPOUND_LENGTH || term.length > MAX_COMPOUND_LENGTH) return NONE;
  const known = remembered.get(term);
  if (known) return known;
  const parts = findParts(term);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(term, parts);
  return parts;
}

function findParts(term: string): readonly string[] {
  for (let cut = MIN_MODIFIER_LENGTH; cut <= term.length - MIN_HEAD_LENGTH; cut++) {
    const head = term.slice(cut);
    if (!HEADS.has(head)) continue;
    const modifier = wordOfModifier(term.slice(0, cut));
    return [head, ...compoundParts(head), ...(modifier ? [modifier] : [])];
  }
  return NONE;
}
