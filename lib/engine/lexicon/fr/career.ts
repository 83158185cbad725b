import type { Lexicon } from '../model';

export const SENTENCES: Lexicon['sentences'] = {
  worked: `
    j'ai travaillé; ai travaillé; a travaillé; travaillé; travaillait; employé chez; j'ai occupé; ai occupé;
    occupé le poste; j'ai été; j'étais; embauché; embauchée; recruté; recrutée`,
  working: "je travaille; travaille; actuellement; j'occupe; j'exerce; depuis lors",
  joined: 'rejoint; intégré; intégrée',
  studied: 'obtenu; obtention; réussi; validé; effectué; diplômé de; diplômée de',
  studying: 'en cours de; préparation de',
  as: "comme; en tant que; en qualité de; au poste de; poste de; le poste de; à titre de; en tant qu'",
  at: 'chez; au sein de; au sein du; au sein; auprès de; dans la société; dans l entreprise',
  under: 'sous; affilié à',
  with: 'avec',
  for: 'pour',
  in: 'en; dans; à; au; aux',
  major: 'spécialité; spécialisation; option',
  time: 'année; en l année; durant',
};

export const PEOPLE: Lexicon['people'] = {
  genders: 'homme; femme; masculin; féminin',
  maritalStates: 'célibataire; marié; mariée; divorcé; divorcée; pacsé; pacsée',
  prefixes: 'm; mme; mlle; monsieur; madame; maitre; me; pr; docteur',
  particles: "de; du; des; la; le; les; d'; l'",
  notNames: `
      développeur; développeuse; ingénieur; ingénieure; responsable; directeur; directrice; chef;
      consultante; analyste; technicien; étudiant; étudiante; chargé; chargée; comptable; assistante;
      gestionnaire; concepteur; alternant; stagiaire; université; formation; profil; adresse; rue; et`,
  others: 'encadrant; encadrante; maître de stage; superviseur; tuteur; tutrice; référence',
  addressed: 'Mme; Mlle',
};

export const EMPLOYERS: Lexicon['employers'] = {
  legalForms: 'sas; s.a.s.; sasu; sarl; s.a.r.l.; sarl.; eurl; sci; snc; scop',
  words: `
    universite; ecole; lycee; institut; laboratoire; hopital; clinique; banque; groupe; societe; entreprise;
    agence; fondation; association; ministere; mairie; conseil; cabinet; centre; bureau; federation;
    syndicat; chambre; compagnie; etablissements; studio; imprimerie; restaurant; boutique; magasin;
    academie; boulangerie; patisserie; boucherie; supermarche; hypermarche; pharmacie; brasserie;
    hotel restaurant; garage; usine; entrepot; creche; maison de retraite; ehpad; prefecture; tribunal;
    etude notariale; cabinet medical; transports; menuiserie`,
  oneself: 'independant; independante; auto-entrepreneur; micro-entrepreneur; a mon compte',
};

export const EMPLOYMENT: Lexicon['employment'] = {
  remote: 'teletravail; a distance; distanciel',
  internship: 'stage',
  volunteer: 'benevole; benevolat',
  temp: 'interimaire',
  directHire: 'cdi; temps plein',
  leave: `
    congé parental; congé maternité; congé de maternité; congé paternité; congé maladie; congé sabbatique; année sabbatique; congé parental d’éducation`,
};

export const TITLES: Lexicon['titles'] = {
  sure: `
    macon; plombier; electricien; electricienne; soudeur; menuisier; peintre; cuisinier; cuisiniere;
    boulanger; coiffeur; coiffeuse; aide-soignant; aide-soignante; hotesse; caissier; caissiere; magasinier;
    cariste; preparateur; preparatrice; manutentionnaire; livreur; operateur; operatrice; conducteur;
    conductrice; mecanicien; ajusteur; tourneur; educateur; educatrice; surveillant; surveillante; juriste;
    avocat; avocate; notaire; sage-femme; kinesitherapeute; pharmacien; pharmacienne; dentiste; ingenieur;
    ingenieure; developpeur; developpeuse; responsable; chef; cheffe; charge; chargee; directeur;
    directrice; technicien; technicienne; consultante; consultant; assistante; stagiaire; alternant;
    alternante; apprenti; apprentie; enseignant; enseignante; professeur; professeure; vendeur; vendeuse;
    infirmier; infirmiere; medecin; conseiller; conseillere; gestionnaire; comptable; administrateur;
    administratrice; chercheur; chercheuse; doctorant; doctorante; formateur; formatrice; animateur;
    animatrice; redacteur; redactrice; graphiste; concepteur; conceptrice; architecte; analyste;
    programmeur; gerant; gerante; fondateur; fondatrice; cofondateur; president; presidente; secretaire;
    serveur; serveuse; employe; employee; ouvrier; ouvriere; coordinateur; coordinatrice; coordonnateur;
    coordonnatrice; agent; agente; traducteur; traductrice; auditeur; auditrice; acheteur; acheteuse;
    independant; independante; vacataire; hote; cadre; moniteur; monitrice; chargé; d'etudes`,
  weak: 'adjoint; adjointe; junior; stage; alternance; apprentissage; freelance; benevole; etudiant',
  trades: `
    ouvrier qualifie; aide comptable; aide a domicile; aide cuisinier; aide menagere; femme de menage;
    femme de chambre; agriculteur; agricultrice; artisane; bijoutier; bucheron; carreleur;
    chargee de mission; chaudronnier; chauffagiste; charpentier; chimiste; chirurgien; commercante;
    commercant; commis; couturier; couturiere; couvreur; declarant; dessinateur; dessinatrice;
    developpeur web; directrice adjointe; econome; economiste; electromecanicien; electronicien; eleveur;
    encadrant; encadreur; enqueteur; enqueteuse; entrepreneur; estheticienne; facteur; factrice; frigoriste;
    gardien; gardienne; gouvernante; greffier; grutier; guichetier; guichetiere; hotelier; huissier;
    inspecteur; inspectrice; installateur; interimaire; jardinier; jardiniere; journaliste; libraire;
    logisticien; logisticienne; maitre d'hotel; manoeuvre; maraicher; mecatronicien; mediateur; mediatrice;
    menuisiere; monteur; nourrice; opticien; orthophoniste; patissier; patissiere; paysagiste; percepteur;
    photographe; plaquiste; podologue; poissonnier; polisseur; pompier; postier; principal de; producteur;
    productrice; proviseur; psychologue; puericultrice; realisateur; realisatrice; receptionniste;
    regisseur; reporter; representant; representante; restaurateur; sapeur; scripte; serrurier; sociologue;
    standardiste; styliste; superviseur; superviseure; teleconseiller; teleconseillere; televendeur;
    televendeuse; terrassier; toiletteur; tourneur-fraiseur; urbaniste; vendangeur; verificateur;
    veterinaire; vigile; visiteur medical; voiturier; webdesigner; secouriste; cariste; chargé de;
    chargee de; plongeur; plongeuse; auxiliaire de vie; garde d'enfants; boucher; bouchere; negociateur;
    negociatrice; attache de presse; attachee de presse; benevole; equipier; equipiere; job etudiant;
    job d'ete; contremaitre; metreur; geometre; saisonnier; saisonniere; tresorier; tresoriere; alternant;
    alternante`,
};

export const SCHOOLS: Lexicon['schools'] = {
  university: `
    universite; polytechnique; institut national; institut superieur; ecole superieure; ecole normale;
    grande ecole; faculte`,
  college: 'conservatoire',
  community: 'cegep',
  vocational: 'afpa; cnam; greta; ifp; cfa; ifsi; cned; groupe scolaire',
  highschool: 'lycee',
  lowerSchool: 'ecole primaire; school primaire',
  professional: 'ecole de commerce',
  other: 'ecole; formation',
};

export const DEGREES: Lexicon['degrees'] = {
  postdoctorate: 'post-doctorat',
  doctorate: 'doctorat; docteur; doctorant',
  professional: 'médecine; docteur en médecine',
  MSc: `
    maîtrise ès sciences; diplôme d’ingénieur; diplôme d'ingénieur; ingénieur diplômé; cycle ingénieur;
    ecole d'ingénieur; école d'ingénieurs; ingénieur`,
  masters: `
    mastère professionnel; master 1; master 2; m1; m2; master recherche; master pro; master professionnel;
    mastère; mastère spécialisé; maîtrise; dea; dess; diplôme d'études approfondies;
    diplôme d'études supérieures; bac+5; bac + 5; bac +5`,
  somePostgraduate: 'diplôme universitaire; du',
  bachelors: 'licence',
  associates: `
    dut; bts; deust; but; diplôme universitaire de technologie; brevet de technicien supérieur;
    bachelor universitaire de technologie; bac+2; bac +2; bac + 2; iut; cégep; dec`,
  international: 'baccalauréat international; diplôme du bi',
  vocational: `
    certificat de qualification professionnelle; mention complémentaire; diplôme d’état; cap; bep;
    certificat d'aptitude professionnelle; brevet professionnel; titre professionnel; apprentissage;
    formation professionnelle`,
  highSchoolOrEquivalent: `
    diplôme de fin d’études; diplôme de fin d'études; terminale; probatoire; certificat d’études primaires;
    baccalauréat; bac; bac s; bac es; bac l; bac pro; bac sti; bac sti2d; bac général; bac scientifique;
    bac technologique; baccalauréat scientifique; baccalauréat général; baccalauréat professionnel;
    brevet des collèges; diplôme du brevet; bepc; bfem; cepe`,
  certification: 'cours; certificat',
};

export const STUDY_SUBJECTS: Lexicon['studySubjects'] = `
  hydrogeologie; geologie; archeologie; ethnologie; logistique; commerce; communication; journalisme;
  theatre; arts plastiques; tourisme; hotellerie; environnement; agronomie; batiment; genie civil; douane;
  audit; ressources humaines; management; immobilier; assurance; banque; statistiques;
  intelligence artificielle; biochimie; pharmacie; soins infirmiers; sciences humaines; sciences politiques;
  urbanisme; architecture; traduction; informatique; mathematiques; physique; chimie; biologie; economie;
  gestion; droit; histoire; lettres; philosophie; psychologie; sociologie; medecine; genie; electronique;
  mecanique; marketing; finance; comptabilite; langues; geographie; sciences; reseaux`;

export const LEVELS: Lexicon['levels'] = {
  skills: `
    avance; avancee; debutant; debutante; intermediaire; confirme; confirmee; notions; bases; courant; bon;
    bonne; bien; maitrise; excellente; moyen; eleve; niveau; tres`,
  speech: `
    langue maternelle; maternelle; courant; bien; bon; bonne; notions; moyen; tres; lu; parle; ecrit;
    niveau; niveaux`,
};

export const LICENCES: Lexicon['licences'] = 'permis';
