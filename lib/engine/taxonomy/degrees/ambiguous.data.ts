/**
 * Names of degrees that mostly are something else, separated by `;`. Learned by `npm run fit -- degrees`; see
 * scripts/fit/README.md.
 */
export const AMBIGUOUS_NAMES =
  'aa;aas;ab;amk;apprenticeship;arquitecto;arquitectura;as;associate;associates;auxiliar de;bc;bcs;bit;bms;bsa;cap;certification;college graduate;computer engineer;csc;das;dds;dipl;doctoral;dr;drsc;educacion primaria;educacion secundaria;efz;elementary;engenharia;engenheiro;engineer;especialidad en;especialista en;exchange;facharbeiter;fda;formacion profesional;fp;fsc;ged;general educational development;hse;hts;ics;industrial engineer;ingeniera;ingeniera en;ingenieria;ingenieria en;ingeniero;ingeniero en;ingeniero tecnico;ingenieur;l3;llm;march;mas;md;med;mgr;minor;ms;mts;nd;perito;postdoctoral;primaria;primary;profesional en;promotion;secondary school;secundaria;software engineer;ssc;student;systems engineer;technik;techniker;tecnica;tecnica en;tecnica superior;tecnico;tecnico en;tecnologo;tso;vocational;специалист';
