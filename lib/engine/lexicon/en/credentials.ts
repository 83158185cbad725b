import type { Lexicon } from '../model';

export const CERTIFICATES: Lexicon['certificates'] = {
  marks: `
    certified; certificate; certification; cert; professional; associate; specialist; practitioner;
    master; architect; administrator; engineer; developer; foundation; fundamentals; specialization;
    course; nanodegree; diploma; level`,
  sure: 'certified; certificate; certification; diploma',
  first: 'certified; certificate; certificated; certification; certifications; certificates',
  last: 'certificate; certificates; certification; license; licence',
  labels: 'certification; certifications; certificate; certificates',
  courses: '(short |crash |training )?course (in|on|of)',
  validity: `
    valid(ity)?( (until|till|to|through|from|thru))?; exp(.|ir(es|y|ed|ing|ation))?( (date|on|in))?;
    issued( on| in)?; obtained; renewed; awarded; since; until`,
  issuers: 'issued by; by; from; at; via',
  rows: `
    credential( id| url)?; certificate (id|no|number); licen[cs]e (no|number); verify; see credential;
    show credential; issued; issued by; issuer; issuing; expires?; expiry; expiration; valid; score;
    grade; date; skills?`,
};

export const STUDIES: Lexicon['studies'] = {
  grades: 'c?gpa; grade point average; grade; grades; score; marks?; percentage; aggregate; cpi; sgpa',
  outOf: 'out of',
  praise: 'with (high |highest )?(distinction|merit)',
  finished: 'graduated; completed; passed',
  unfinished: `
    expected; anticipated; in progress; ongoing; unfinished; incomplete; not completed; dropped out;
    discontinued`,
  faculties: 'faculty; department; dept.?',
};

export const SERVICE: Lexicon['service'] = {
  army: 'army',
  navy: 'navy',
  airForce: 'air force',
  marines: 'marines; marine corps',
  coastGuard: 'coast guard',
  ranks: `
    (sub-|second |first |flight )lieutenant; lieutenant (colonel|commander); lance corporal;
    (master |first )sergeant; sergeant (major|first class); chief petty officer; warrant officer;
    squadron leader; wing commander; group captain; rear admiral; brigadier; private; corporal; sergeant;
    staff sergeant; lieutenant; captain; major; colonel; general; admiral; commander; petty officer;
    seaman; airman`,
};

export const REFERENCES: Lexicon['references'] = {
  personal: 'personal; character; friend',
  professional: 'professional; former manager; line manager; supervisor; colleague',
};
