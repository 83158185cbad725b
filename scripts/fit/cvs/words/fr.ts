import type { Words } from './model';

export const french: Words = {
  people:
    'Solène Marchepied;Baptiste Rivauclair;Aïssata Diombéra;Quentin Beaulanger;Inès Tahirouche;Mireille Clospré',
  towns: 'Lyon;Nantes;Dakar;Lille;Genève;Abidjan;Tours;Bruxelles;Tunis',
  employers:
    'Société Valombre SARL;Groupe Hermelin;CHU de Montclair;Hôtel des Tilleuls;Mairie de Saint-Orens-les-Bois;Transports Galibier;Cabinet Roquefeuille;Boulangerie Aux Blés;Atelier Verrier du Lac',
  titles:
    'Assistante de gestion;Comptable;Infirmière;Chef de chantier;Serveur;Technicien de maintenance;Vendeuse;Chargé d’études;Professeur des écoles;Ingénieur qualité;Stagiaire en communication',
  schools:
    'Université de Haute-Combe;IUT de Valserine;Lycée Jules-Garnier;École Supérieure de Commerce du Ponant;Institut Sainte-Agathe;CFA des Métiers',
  degrees: 'Licence;Master;BTS;Baccalauréat;DUT;CAP;Diplôme d’État;BEP;Doctorat;Maîtrise',
  subjects:
    'Gestion;Droit des affaires;Informatique;Soins infirmiers;Génie civil;Commerce international;Lettres modernes',
  deeds:
    'Accueil des clients et tenue de la caisse;Suivi des dossiers et classement;Encadrement d’une équipe de quatre personnes;Maintenance des installations électriques;Rédaction de comptes rendus;Préparation des commandes;Gestion des plannings et des stocks',
  skills:
    'Pack Office;Travail en équipe;Permis B;Sage Comptabilité;Gestion du stress;AutoCAD;Rigueur;Excel;Relation client',
  languages: 'Français;Anglais;Espagnol;Arabe;Allemand;Wolof',
  levels: 'langue maternelle;courant;intermédiaire;notions;B2',
  hobbies: 'Lecture;Randonnée;Football;Cuisine;Photographie',
  aims: 'Motivée et organisée, je souhaite mettre mon expérience au service d’une équipe dynamique.;À la recherche d’un poste stable dans le secteur du bâtiment.',
  declarations: 'Je certifie sur l’honneur l’exactitude de ces renseignements.',
  documentTitles: 'CURRICULUM VITAE;Curriculum Vitae;CV',
  months: 'janvier;février;mars;avril;mai;juin;juillet;août;septembre;octobre;novembre;décembre',
  now: 'ce jour;aujourd’hui;présent;à ce jour',
  headings: {
    work: 'Expériences professionnelles;EXPERIENCE PROFESSIONELLE;Parcours professionnel;Expériences;Emplois occupés',
    education: 'Formation;FORMATIONS;Parcours scolaire;Diplômes;Études et diplômes',
    skills: 'Compétences;COMPETENCES INFORMATIQUES;Qualités;Informatique;Outils',
    languages: 'Langues;LANGUES;Compétences linguistiques',
    personal: 'Informations personnelles;État civil;ETAT CIVIL',
    objective: 'Profil;Objectif;À propos;Présentation',
    hobbies: 'Centres d’intérêt;LOISIRS;Centres d’intérêts',
    declaration: 'Divers;Références',
    awards: 'Distinctions;Stages;Formations complémentaires',
  },
  labels: {
    employer: 'Entreprise;Employeur;Société',
    title: 'Poste;Fonction;Poste occupé',
    period: 'Période;Dates;Durée',
    place: 'Lieu;Ville',
    degree: 'Diplôme;Intitulé',
    school: 'Établissement;École;Université',
    year: 'Année',
    grade: 'Mention',
    duties: 'Missions;Tâches;Missions principales',
  },
  details:
    'Date de naissance=14 février 1988|02/07/1993;Nationalité=Française|Sénégalaise;Situation familiale=Célibataire|Mariée;Permis=B;Adresse=4 rue des Lilas, 69003 Lyon',
  jobSentences:
    '{title} chez {employer} à {town} de {from} à {to}.;{from} - {to} : {title}, {employer} ({town});Depuis {from} : {title} chez {employer}',
  degreeSentences: '{year} : {degree} {subject}, {school};{degree} en {subject} obtenu à {school} en {year}',
};
