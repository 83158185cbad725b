import type { Lexicon } from '../model';

export const MONTHS: Lexicon['months'] = `
  january, jan; february, feb; march, mar; april, apr; may; june, jun; july, jul; august, aug;
  september, sept, sep; october, oct; november, nov; december, dec`;

export const SEASONS: Lexicon['seasons'] = {
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn; fall',
  winter: 'winter',
};

export const DATES: Lexicon['dates'] = {
  present: `
    present; pres.; pres; current; curr.; currently; now; today; to date; till date; until date; up to date;
    till now; until now; up to now; to present; until present; ongoing; on-going; in progress; presently;
    date; actual; continue; to continue; continuing; still working; still continue; still continuing;
    still now; still; so far; till this date; the present; present day; yet; untill now`,
  since: 'since; ever since; started; starting; began',
  about: `
    early; mid; late; beginning; beginning of; start of; end; end of; middle of; about; around; approx;
    approx.; approximately; circa; ca; ca.; c.; cca`,
  named: `
    year; in year; in the year; during the year; expected; anticipated; projected; expected in;
    anticipated in; expected graduation; anticipated graduation; expected graduation date;
    graduation expected; expected completion; graduating; expected to graduate`,
  from: 'from; between',
  until: 'until; till; up to; to',
  between: 'to; until; till; til; through; thru',
  inside: 'of; of the; den; the',
  lengths: 'years; year; yrs; yr; y; months; month; mos; mo; m',
};

export const FUNCTION_WORDS: Lexicon['functionWords'] = `
  the; and; of; to; in; for; with; on; from; by; an; is; are; was; at; as; that; this; my; i; have; has;
  been; using; experience; skills; education; work; university; development; management; responsible; team;
  projects; working; years; languages; summary; profile; developed; which; their; all; new; during; present;
  name; date; birth; nationality; address; phone; gender; marital; status; hobbies; references; employment;
  certified; degree; school; graduated; father; title; company; employer; requirements; responsibilities;
  location; salary; duties; qualifications; benefits; history`;
