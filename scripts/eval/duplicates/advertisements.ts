import type { Advertisement } from '@/lib/engine/postings';

/**
 * Advertisements of employers that do not exist, from which the labelled pairs are made (pairs.ts). Those of one
 * employer share its words about itself, as real ones do.
 */

const KESTREL = `Kestrel Mobility runs nine hundred electric buses in eleven towns. Our depots never close, our riders
know us by name, and every second colleague began behind the wheel. We pay the agreement of the trade, add a pension and
free travel for your family, and close the books together once a quarter so that everybody knows where we stand.`;

const LINDE = `Die Lindenkrone Kliniken betreiben fünf Häuser zwischen Neckar und Alb. Bei uns arbeiten 4.200 Menschen
aus 61 Ländern. Wir zahlen nach Tarif, schenken Ihnen zwei Tage im Jahr für eigene Vorhaben, betreuen Ihre Kinder auf dem
Gelände und schreiben Dienstpläne acht Wochen im Voraus.`;

const MARTINET = `Chez Martinet, trois générations fabriquent des portes et des fenêtres en bois de la région. Nous sommes
deux cents, nous formons quinze apprentis par an et nous partageons un dixième du résultat. Mutuelle, atelier chauffé,
vendredi après-midi libre.`;

const SAUCE = `Sauce Lógica desarrolla programas para hoteles desde 2009. Somos ciento diez personas en tres ciudades,
con horario flexible, seguro médico, veintisiete días de vacaciones y un presupuesto de formación que decides tú.`;

const CORVO = `Corvo Meccanica costruisce macchine per il confezionamento del tè e le vende in quaranta paesi. Offriamo
mensa interna, premio di risultato, formazione tecnica continua e un ambiente in cui si impara dai colleghi anziani.`;

const VELDKAMP = `Veldkamp Logistiek rijdt elke nacht verse bloemen door heel Europa. We zijn een familiebedrijf met 650
collega's, een eigen werkplaats en een kantine waar elke dag wordt gekookt. Je krijgt een vast contract na een half jaar.`;

export const ADVERTISEMENTS: readonly Advertisement[] = [
  {
    title: 'Fleet Data Analyst',
    organization: 'Kestrel Mobility Ltd',
    place: 'gb-derby',
    municipality: 'Derby',
    date: '2026-03-02',
    text: `You turn what our buses report into decisions: which batteries age too fast, which routes lose minutes, where
a driver needs another break. You write SQL every day, build dashboards that a depot manager reads standing, and present
what you found each Friday. You know statistics well enough to say when a number means nothing. ${KESTREL}`,
  },
  {
    title: 'Depot Shift Manager',
    organization: 'Kestrel Mobility Ltd',
    place: 'gb-derby',
    municipality: 'Derby',
    date: '2026-03-04',
    text: `Between ten at night and six in the morning the depot is yours: forty buses to charge, clean and mend, twelve
people to lead, and one timetable that must stand at half past four. You have led a shift before, in a workshop, a kitchen
or a hospital, and you stay calm when the third bus fails. ${KESTREL}`,
  },
  {
    title: 'High Voltage Technician',
    organization: 'Kestrel Mobility Ltd',
    place: 'gb-hull',
    municipality: 'Hull',
    date: '2026-04-11',
    text: `You keep our electric drives safe. You find faults in batteries, converters and chargers, change modules and
sign off what you did. You bring a completed training in electrical work and the approval for high voltage in vehicles,
or the wish to earn it within your first half year. ${KESTREL}`,
  },
  {
    title: 'Gesundheits- und Krankenpfleger (m/w/d) Intensivstation',
    organization: 'Lindenkrone Kliniken gGmbH',
    place: 'de-tuebingen',
    municipality: 'Tübingen',
    date: '2026-02-16',
    text: `Auf unserer Intensivstation mit achtzehn Betten pflegen Sie Menschen nach großen Operationen. Sie überwachen
Beatmung und Kreislauf, begleiten Angehörige und arbeiten neue Kolleginnen und Kollegen ein. Sie haben das Examen in der
Pflege, gern die Fachweiterbildung, und behalten auch in der dritten Nacht die Übersicht. ${LINDE}`,
  },
  {
    title: 'Medizinischer Technologe (m/w/d) Radiologie',
    organization: 'Lindenkrone Kliniken gGmbH',
    place: 'de-tuebingen',
    municipality: 'Tübingen',
    date: '2026-02-20',
    text: `Sie bedienen Computertomographen und Kernspintomographen, lagern Patientinnen und Patienten schonend, achten auf
den Strahlenschutz und liefern Bilder, auf die sich unsere Ärztinnen verlassen. Die Ausbildung als MTR bringen Sie mit,
die Einarbeitung an unseren Geräten übernehmen wir in sechs Wochen. ${LINDE}`,
  },
  {
    title: 'Lohnbuchhalter (m/w/d)',
    organization: 'Lindenkrone Kliniken gGmbH',
    place: 'de-reutlingen',
    municipality: 'Reutlingen',
    date: '2026-05-05',
    text: `Sie rechnen jeden Monat 1.400 Entgelte nach TVöD ab, melden an Krankenkassen und Finanzamt und erklären
Beschäftigten ihre Abrechnung so, dass sie stimmt und verstanden wird. Sie haben kaufmännisch gelernt, kennen SAP HCM
oder ein ähnliches Programm und mögen Gesetze, die sich jedes Jahr ändern. ${LINDE}`,
  },
  {
    title: 'Menuisier d’atelier (H/F)',
    organization: 'Martinet SAS',
    place: 'fr-annecy',
    municipality: 'Annecy',
    date: '2026-01-12',
    text: `Vous débitez, usinez et assemblez des fenêtres en mélèze sur mesure, du plan à la pose de la quincaillerie. Vous
réglez vous-même la toupie et la scie à format, vous contrôlez chaque joint et vous transmettez votre métier à un
apprenti. CAP ou BP de menuisier, trois ans d’atelier, goût du travail propre. ${MARTINET}`,
  },
  {
    title: 'Métreur (H/F)',
    organization: 'Martinet SAS',
    place: 'fr-annecy',
    municipality: 'Annecy',
    date: '2026-01-19',
    text: `Vous prenez les cotes chez le client, vous dessinez les ouvrages, vous chiffrez et vous lancez la fabrication.
Vous parlez aux architectes comme aux propriétaires, vous connaissez les normes d’isolation et vous n’oubliez jamais un
seuil. BTS ou longue pratique du chantier, permis B indispensable. ${MARTINET}`,
  },
  {
    title: 'Desarrollador backend Java',
    organization: 'Sauce Lógica SL',
    place: 'es-valencia',
    municipality: 'Valencia',
    date: '2026-06-08',
    text: `Mantendrás y ampliarás el motor de reservas que usan tres mil hoteles. Trabajarás con Java 21, Spring Boot,
PostgreSQL y colas de mensajes, harás revisiones de código y participarás en las guardias una semana de cada ocho.
Pedimos tres años de experiencia, pruebas automáticas como costumbre y ganas de simplificar. ${SAUCE}`,
  },
  {
    title: 'Técnico de soporte',
    organization: 'Sauce Lógica SL',
    place: 'es-valencia',
    municipality: 'Valencia',
    date: '2026-06-10',
    text: `Atenderás por teléfono y chat a recepcionistas que tienen un cliente delante y poco tiempo. Entenderás el problema,
lo resolverás o lo pasarás bien descrito al equipo, y escribirás la página de ayuda que faltaba. Pedimos español e inglés
fluidos, paciencia y curiosidad por saber por qué fallan las cosas. ${SAUCE}`,
  },
  {
    title: 'Montatore meccanico trasfertista',
    organization: 'Corvo Meccanica SpA',
    place: 'it-modena',
    municipality: 'Modena',
    date: '2026-03-23',
    text: `Monterai le nostre macchine in officina e poi presso i clienti, da Colombo a Casablanca. Leggi il disegno meccanico,
regoli camme e nastri, fai il primo avviamento e insegni al cliente come mantenerle. Diploma tecnico, due anni di
montaggio, inglese sufficiente per spiegarti, passaporto pronto. ${CORVO}`,
  },
  {
    title: 'Progettista elettrico',
    organization: 'Corvo Meccanica SpA',
    place: 'it-modena',
    municipality: 'Modena',
    date: '2026-03-25',
    text: `Disegnerai gli schemi elettrici delle linee, sceglierai azionamenti e sensori, seguirai il cablaggio del quadro e
il collaudo con il cliente. Usi EPLAN, conosci le norme di sicurezza delle macchine e sai parlare con chi programma il PLC
e con chi stringe i morsetti. Diploma o laurea in elettrotecnica. ${CORVO}`,
  },
  {
    title: 'Vrachtwagenchauffeur CE nacht',
    organization: 'Veldkamp Logistiek BV',
    place: 'nl-aalsmeer',
    municipality: 'Aalsmeer',
    date: '2026-05-18',
    text: `Je vertrekt om acht uur 's avonds van de veiling en staat voor zonsopgang in Keulen, Parijs of Londen. Je laadt
karren met bloemen, houdt de koeling op vijf graden en levert af met een glimlach. Rijbewijs CE, code 95 en een
digitale kaart heb je, een vaste truck krijg je van ons. ${VELDKAMP}`,
  },
  {
    title: 'Transportplanner',
    organization: 'Veldkamp Logistiek BV',
    place: 'nl-aalsmeer',
    municipality: 'Aalsmeer',
    date: '2026-05-20',
    text: `Jij puzzelt elke middag driehonderd ritten in elkaar. Je belt met chauffeurs, klanten en douane, rekent met
rijtijden en weet dat een file bij Antwerpen alles kan omgooien. Mbo 4 of hoger, twee jaar ervaring met planning, Engels
en Duits goed genoeg om snel iets te regelen. ${VELDKAMP}`,
  },
];
