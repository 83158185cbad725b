import type { SampleLanguage } from './countries';

/** Tasks in a sector, as advertisements put them: sector, then a line for each language. */
const TABLE = `
technology
en|You design, build and test services with the team; You review code and keep the build green; You look after what runs in production
es|Diseñas, desarrollas y pruebas servicios con el equipo; Revisas código y cuidas la integración continua; Te ocupas de lo que está en producción
de|Sie entwerfen, entwickeln und testen Dienste im Team; Sie prüfen Code und halten den Build stabil; Sie betreuen die Systeme im laufenden Betrieb
fr|Vous concevez, développez et testez des services avec l'équipe; Vous relisez le code et veillez à l'intégration continue; Vous suivez ce qui tourne en production
it|Progetti, sviluppi e collaudi servizi con il team; Rivedi il codice e curi l'integrazione continua; Segui i sistemi in produzione
nl|Je ontwerpt, bouwt en test diensten met het team; Je beoordeelt code en bewaakt de build; Je beheert wat er in productie draait
health
en|You care for patients and document what you did; You work with doctors, therapists and families; You keep to the rules of hygiene
es|Atiendes a los pacientes y documentas los cuidados; Trabajas con médicos, terapeutas y familias; Cumples las normas de higiene
de|Sie versorgen Patientinnen und Patienten und dokumentieren Ihre Arbeit; Sie arbeiten mit Ärzten, Therapeuten und Angehörigen zusammen; Sie halten die Hygienevorschriften ein
fr|Vous prenez en charge les patients et tenez le dossier de soins; Vous travaillez avec les médecins, les thérapeutes et les familles; Vous respectez les règles d'hygiène
it|Assisti i pazienti e documenti le cure; Collabori con medici, terapisti e famiglie; Rispetti le norme igieniche
nl|Je verzorgt patiënten en houdt het dossier bij; Je werkt samen met artsen, therapeuten en familie; Je houdt je aan de hygiëneregels
education
en|You plan lessons and days that every child can follow; You talk with parents and colleagues; You write reports on progress
es|Preparas clases y actividades que todos puedan seguir; Hablas con familias y compañeros; Redactas informes de evolución
de|Sie planen Unterricht und Tage, denen jedes Kind folgen kann; Sie sprechen mit Eltern und Kollegium; Sie schreiben Entwicklungsberichte
fr|Vous préparez des cours et des activités accessibles à tous; Vous échangez avec les parents et les collègues; Vous rédigez des bilans
it|Prepari lezioni e attività accessibili a tutti; Dialoghi con genitori e colleghi; Scrivi relazioni sui progressi
nl|Je bereidt lessen en dagen voor die ieder kind kan volgen; Je overlegt met ouders en collega's; Je schrijft verslagen over de voortgang
finance
en|You prepare monthly and yearly accounts; You check entries and clear differences; You answer questions of auditors and authorities
es|Preparas los cierres mensuales y anuales; Revisas asientos y aclaras diferencias; Respondes a auditores y a la administración
de|Sie erstellen Monats- und Jahresabschlüsse; Sie prüfen Buchungen und klären Differenzen; Sie sind Ansprechperson für Prüfer und Behörden
fr|Vous préparez les clôtures mensuelles et annuelles; Vous contrôlez les écritures et justifiez les écarts; Vous répondez aux auditeurs et à l'administration
it|Prepari le chiusure mensili e annuali; Controlli le registrazioni e chiarisci le differenze; Rispondi a revisori e autorità
nl|Je stelt maand- en jaarafsluitingen op; Je controleert boekingen en zoekt verschillen uit; Je bent aanspreekpunt voor accountants en instanties
sales
en|You advise customers and find what they need; You prepare offers and close sales; You keep customer data up to date
es|Asesoras a los clientes y encuentras lo que necesitan; Preparas ofertas y cierras ventas; Mantienes al día los datos de los clientes
de|Sie beraten Kundinnen und Kunden; Sie erstellen Angebote und schließen Verkäufe ab; Sie pflegen die Kundendaten
fr|Vous conseillez les clients et identifiez leurs besoins; Vous préparez les offres et concluez les ventes; Vous tenez à jour les données des clients
it|Consigli i clienti e individui le loro esigenze; Prepari offerte e concludi vendite; Tieni aggiornati i dati dei clienti
nl|Je adviseert klanten en vindt wat ze nodig hebben; Je maakt offertes en sluit verkopen; Je houdt klantgegevens bij
marketing
en|You plan campaigns and measure what they bring; You write and design for web, print and social media; You work with agencies
es|Planificas campañas y mides sus resultados; Creas contenidos para web, impresos y redes sociales; Trabajas con agencias
de|Sie planen Kampagnen und messen ihren Erfolg; Sie gestalten Inhalte für Web, Druck und soziale Medien; Sie steuern Agenturen
fr|Vous préparez les campagnes et mesurez leurs résultats; Vous créez des contenus pour le web, l'imprimé et les réseaux sociaux; Vous pilotez les agences
it|Pianifichi campagne e ne misuri i risultati; Crei contenuti per web, stampa e social media; Coordini le agenzie
nl|Je plant campagnes en meet wat ze opleveren; Je maakt content voor web, druk en sociale media; Je werkt met bureaus
office
en|You organise appointments, travel and documents; You are the first contact for callers and guests; You keep files in order
es|Organizas agendas, viajes y documentación; Eres el primer contacto para visitas y llamadas; Mantienes los archivos en orden
de|Sie organisieren Termine, Reisen und Unterlagen; Sie sind erste Ansprechperson am Telefon und am Empfang; Sie führen die Ablage
fr|Vous organisez les rendez-vous, les déplacements et les documents; Vous accueillez les visiteurs et les appels; Vous tenez les dossiers
it|Organizzi appuntamenti, trasferte e documenti; Sei il primo contatto per chiamate e visite; Tieni in ordine l'archivio
nl|Je regelt afspraken, reizen en documenten; Je bent het eerste aanspreekpunt voor bellers en gasten; Je houdt het archief bij
logistics
en|You load, drive or move goods safely and on time; You check papers and scan what comes and goes; You report damage
es|Cargas, transportas o mueves mercancía con seguridad y a tiempo; Revisas documentos y registras entradas y salidas; Comunicas los daños
de|Sie bewegen Waren sicher und pünktlich; Sie prüfen Papiere und erfassen Ein- und Ausgänge; Sie melden Schäden
fr|Vous chargez, transportez ou déplacez les marchandises en sécurité et à l'heure; Vous contrôlez les documents et scannez les entrées et sorties; Vous signalez les avaries
it|Carichi, trasporti o movimenti merci in sicurezza e in orario; Controlli i documenti e registri entrate e uscite; Segnali i danni
nl|Je laadt, vervoert of verplaatst goederen veilig en op tijd; Je controleert papieren en scant wat komt en gaat; Je meldt schade
manufacturing
en|You set up, run and maintain machines and plants; You measure parts and write down results; You find faults and mend them
es|Preparas, manejas y mantienes máquinas e instalaciones; Mides piezas y anotas resultados; Localizas y reparas averías
de|Sie richten Maschinen und Anlagen ein, bedienen und warten sie; Sie messen Teile und dokumentieren Ergebnisse; Sie suchen und beheben Störungen
fr|Vous réglez, conduisez et entretenez machines et installations; Vous mesurez les pièces et notez les résultats; Vous diagnostiquez et réparez les pannes
it|Attrezzi, conduci e mantieni macchine e impianti; Misuri i pezzi e registri i risultati; Individui e ripari i guasti
nl|Je stelt machines en installaties in, bedient en onderhoudt ze; Je meet onderdelen en legt resultaten vast; Je spoort storingen op en verhelpt ze
construction
en|You work on sites from the first measure to the hand-over; You read plans and order material; You keep the site safe
es|Trabajas en obra desde el replanteo hasta la entrega; Interpretas planos y pides material; Velas por la seguridad
de|Sie arbeiten auf Baustellen vom Aufmaß bis zur Übergabe; Sie lesen Pläne und bestellen Material; Sie sorgen für Sicherheit
fr|Vous travaillez sur les chantiers du relevé à la livraison; Vous lisez les plans et commandez les matériaux; Vous veillez à la sécurité
it|Lavori in cantiere dal rilievo alla consegna; Leggi i disegni e ordini il materiale; Curi la sicurezza
nl|Je werkt op bouwplaatsen van opmeting tot oplevering; Je leest tekeningen en bestelt materiaal; Je zorgt voor veiligheid
energy
en|You mount and connect plants on roofs and in the field; You measure and document the yield; You explain the plant to its owners
es|Montas y conectas instalaciones en tejados y campo; Mides y documentas el rendimiento; Explicas la instalación a sus dueños
de|Sie montieren und verdrahten Anlagen auf Dächern und im Feld; Sie messen und dokumentieren den Ertrag; Sie weisen Betreiber ein
fr|Vous posez et raccordez des installations en toiture et au sol; Vous mesurez et notez la production; Vous formez les exploitants
it|Monti e colleghi impianti su tetti e a terra; Misuri e documenti la resa; Spieghi l'impianto ai proprietari
nl|Je monteert en bedraadt installaties op daken en in het veld; Je meet en noteert de opbrengst; Je legt de installatie uit
hospitality
en|You look after guests from arrival to farewell; You keep rooms, kitchen or tables ready; You help where help is needed
es|Atiendes a los huéspedes de la llegada a la despedida; Mantienes a punto habitaciones, cocina o sala; Ayudas donde haga falta
de|Sie betreuen Gäste von der Ankunft bis zum Abschied; Sie halten Zimmer, Küche oder Tische bereit; Sie packen an, wo es nötig ist
fr|Vous prenez soin des clients de l'arrivée au départ; Vous tenez prêts chambres, cuisine ou salle; Vous aidez là où il le faut
it|Segui gli ospiti dall'arrivo al congedo; Tieni pronti camere, cucina o sala; Aiuti dove serve
nl|Je zorgt voor gasten van aankomst tot vertrek; Je houdt kamers, keuken of tafels gereed; Je helpt waar nodig
law
en|You draft contracts, letters and pleadings; You research law and cases; You watch over deadlines
es|Redactas contratos, escritos y demandas; Investigas legislación y jurisprudencia; Controlas los plazos
de|Sie entwerfen Verträge, Schreiben und Schriftsätze; Sie recherchieren Recht und Rechtsprechung; Sie überwachen Fristen
fr|Vous rédigez contrats, courriers et conclusions; Vous recherchez textes et jurisprudence; Vous suivez les délais
it|Rediggi contratti, lettere e atti; Ricerchi norme e giurisprudenza; Controlli le scadenze
nl|Je stelt contracten, brieven en processtukken op; Je onderzoekt wetgeving en jurisprudentie; Je bewaakt termijnen
public
en|You guard buildings, events and people; You check who comes in; You write a report of each shift
es|Vigilas edificios, eventos y personas; Controlas los accesos; Redactas un parte de cada turno
de|Sie sichern Gebäude, Veranstaltungen und Personen; Sie kontrollieren den Zutritt; Sie schreiben Schichtberichte
fr|Vous surveillez bâtiments, événements et personnes; Vous contrôlez les accès; Vous rédigez un rapport de chaque poste
it|Sorvegli edifici, eventi e persone; Controlli gli accessi; Scrivi un rapporto di ogni turno
nl|Je bewaakt gebouwen, evenementen en personen; Je controleert de toegang; Je schrijft een verslag van elke dienst
agriculture
en|You plant, prune and water; You drive and care for machines; You advise customers on plants
es|Plantas, podas y riegas; Manejas y cuidas maquinaria; Asesoras a clientes sobre plantas
de|Sie pflanzen, schneiden und bewässern; Sie fahren und pflegen Maschinen; Sie beraten Kundschaft zu Pflanzen
fr|Vous plantez, taillez et arrosez; Vous conduisez et entretenez les machines; Vous conseillez les clients
it|Pianti, poti e irrighi; Guidi e curi le macchine; Consigli i clienti sulle piante
nl|Je plant, snoeit en geeft water; Je rijdt en onderhoudt machines; Je adviseert klanten over planten
science
en|You plan and carry out experiments; You analyse samples and judge results; You write reports and patents
es|Planificas y realizas experimentos; Analizas muestras y valoras resultados; Redactas informes y patentes
de|Sie planen Versuche und führen sie durch; Sie analysieren Proben und bewerten Ergebnisse; Sie schreiben Berichte und Patente
fr|Vous préparez et menez des essais; Vous analysez des échantillons et jugez les résultats; Vous rédigez rapports et brevets
it|Pianifichi ed esegui esperimenti; Analizzi campioni e valuti i risultati; Scrivi rapporti e brevetti
nl|Je plant en voert experimenten uit; Je analyseert monsters en beoordeelt resultaten; Je schrijft rapporten en octrooien
`;

type Tasks = Record<SampleLanguage, string[]>;

function readTable(): Map<string, Tasks> {
  const sectors = new Map<string, Tasks>();
  let current: Tasks | undefined;
  for (const line of TABLE.trim().split('\n')) {
    const [language, sentences] = line.split('|');
    if (sentences === undefined) {
      current = { en: [], es: [], de: [], fr: [], it: [], nl: [] };
      sectors.set(line, current);
    } else if (current) {
      current[language as SampleLanguage] = sentences.split(';').map((sentence) => sentence.trim());
    }
  }
  return sectors;
}

const SECTORS = readTable();

/** Sentences on the work of a sector. */
export function tasksOf(sector: string, language: SampleLanguage): readonly string[] {
  return SECTORS.get(sector)?.[language] ?? [];
}
