/** Words by language from which generated strings are built; separated by `;`. Written for this project. */

export type FormWords = {
  /** Beginnings of duties, which a thing follows. */
  duties: string;
  things: string;
  /** Beginnings of a sentence about a firm, and its continuations. */
  firms: string;
  trades: string;
  /** Kinds of school before and after the name of a person or a town. */
  schoolsBefore: string;
  schoolsAfter: string;
  /** Degrees, which a subject may follow after one of `of`. */
  degrees: string;
  of: string;
  subjects: string;
  /** Legal forms after the name of a firm, and kinds of firm before it. */
  legal: string;
  kinds: string;
  labels: string;
};

export const FORM_WORDS: Record<string, FormWords> = {
  en: {
    duties:
      'Responsible for;Managed;Led;Handling of;Preparing;Worked closely with;Assisted with;Supervised;Developed and maintained;Coordinated;In charge of;Ensured;Monitoring;Provided support for;Successfully completed;I am a motivated professional with experience in;Looking for a position in;Maintaining;Dealing with;Key responsibilities included',
    things:
      'daily reports and invoices;a team of twelve people;customer complaints;stock and deliveries;the annual budget;new staff;safety rules on site;monthly payroll;patient records;the design of new products;projects worth several million;sales targets;machines and tools;the kitchen and its hygiene;training sessions for colleagues',
    firms:
      'Company located in;Company specialised in;Leading provider of;Family business active in;A firm that offers;Manufacturer of;Global leader in;Start-up in the field of;Non-profit organisation for;Agency of;Supplier of;Retail chain of',
    trades:
      'furniture and fittings;software for hospitals;building materials;cosmetics;agricultural machines;private tuition;home care;insurance;clothing;electrical installations',
    schoolsBefore: 'University of;College of;Academy of;Institute of;School of',
    schoolsAfter:
      'University;College;High School;Secondary School;Institute of Technology;Academy;Business School;Grammar School;Public School;Polytechnic;Junior College;Matriculation School;Community College',
    degrees:
      'Bachelor;Master;BSc;MSc;B.Tech;B.E.;BA (Hons);MBA;Diploma;Higher Diploma;PhD;Associate Degree;A-Levels;GCSEs;High School Diploma;Postgraduate Certificate;B.Com;M.Com;SSC;HSC;10th;12th;Intermediate;Foundation Degree;City & Guilds Level 3;NVQ Level 2',
    of: 'of;in;-;:',
    subjects:
      'Mechanical Engineering;Computer Science;Business Administration;Nursing;Accounting and Finance;Law;Economics;Psychology;Hospitality Management;Fine Arts;Biology;Commerce;Information Technology;Civil Engineering;Marketing;Education;History;Health and Social Care',
    legal: 'Ltd;Ltd.;Inc.;LLC;PLC;Pvt. Ltd.;Group;& Sons;Corp.;Limited;LLP;Co.;Holdings;(Pty) Ltd',
    kinds:
      'Hotel;Restaurant;Law Offices of;Ministry of;City of;St. Mary’s Hospital;Bank of;Café;Department of;Municipality of',
    labels:
      'Employer;Position;Designation;Duration;Period;Company;Responsibilities;Location;Role;Institute;Board;Year of passing;Percentage;Marks;Project;Client;Team size;Environment;Tools;Reason for leaving;Salary;Reporting to;Duties;Achievements;Grade;Qualification;Key achievements',
  },
  de: {
    duties:
      'Verantwortlich für;Betreuung von;Leitung von;Durchführung von;Unterstützung bei;Mitarbeit bei;Erstellung von;Planung und Organisation von;Bearbeitung von;Beratung von;Pflege von;Kontrolle von;Zuständig für;Einarbeitung von;Ich suche eine neue Aufgabe in;Überwachung von',
    things:
      'Kunden und Lieferanten;Rechnungen und Angeboten;einem Team von acht Personen;Projekten im In- und Ausland;Maschinen und Anlagen;neuen Mitarbeitern;Patienten;Lager und Versand;Schulungen;der Buchhaltung;Bestellungen;Messen und Veranstaltungen;Stammdaten',
    firms:
      'Firma mit Sitz in;Unternehmen der;Hersteller von;Anbieter von;Familienbetrieb für;Agentur für;Mittelständisches Unternehmen für;Betrieb für;Führender Dienstleister für;Träger von',
    trades:
      'Möbel und Innenausbau;Software für Kliniken;Baustoffe;Landmaschinen;Elektroinstallationen;ambulante Pflege;Versicherungen;Textilien;Lebensmittel',
    schoolsBefore:
      'Universität;Hochschule;Technische Universität;Fachhochschule;Gymnasium;Realschule;Berufsschule;Grundschule;Hauptschule;Gesamtschule;HTL;HAK;Kantonsschule;Berufskolleg;Volksschule;IHK;Handelsschule;Primarschule',
    schoolsAfter: 'Gymnasium;Schule;Realschule;Gesamtschule;Akademie;Berufskolleg;Grundschule',
    degrees:
      'Abitur;Fachabitur;Mittlere Reife;Hauptschulabschluss;Realschulabschluss;Allgemeine Hochschulreife;Ausbildung zum;Ausbildung zur;Bachelor;Master;Diplom;Diplom-Ingenieur;Staatsexamen;Matura;Promotion;Fachhochschulreife;Lehre als;Meisterprüfung;Techniker;Umschulung zur;Berufsausbildung',
    of: 'in;of;im Fach;',
    subjects:
      'Maschinenbau;Betriebswirtschaftslehre;Informatik;Pflege;Elektrotechnik;Germanistik;Soziale Arbeit;Jura;Medizin;Architektur;Biologie;Wirtschaftsingenieurwesen;Mediengestaltung',
    legal: 'GmbH;AG;KG;GmbH & Co. KG;e.V.;OHG;SE;gGmbH;UG;mbH;e.K.;& Söhne',
    kinds:
      'Bäckerei;Klinikum;Stadt;Autohaus;Praxis Dr.;Kanzlei;Gasthof;Hotel;Landratsamt;Stiftung;Spedition;Elektro;Apotheke;Kindergarten',
    labels:
      'Arbeitgeber;Tätigkeit;Position;Zeitraum;Firma;Aufgaben;Ort;Schwerpunkte;Abschluss;Abschlussnote;Note;Branche;Projekt;Erfolge;Thema der Arbeit;Funktion;Dauer;Schule;Hauptaufgaben',
  },
  fr: {
    duties:
      'Responsable de;Gestion de;Participation à;Mise en place de;Accueil de;Suivi de;Encadrement de;Réalisation de;Élaboration de;Préparation de;En charge de;Organisation de;Conseil et vente de;Entretien de;Je recherche un poste dans;Développement de',
    things:
      'la clientèle et des fournisseurs;stocks et des livraisons;une équipe de six personnes;la comptabilité générale;dossiers administratifs;plannings;événements;commandes;la caisse;repas et du service en salle;projets européens;rapports mensuels;patients âgés',
    firms:
      'Entreprise située à;Société spécialisée dans;Entreprise de;Groupe leader dans;Cabinet de;Fabricant de;Agence de;Start-up dans;Association pour;PME du secteur de',
    trades:
      'matériaux de construction;cosmétiques;logiciels pour hôpitaux;mobilier;machines agricoles;soins à domicile;assurance;prêt-à-porter;travaux électriques',
    schoolsBefore:
      'Université de;Lycée;École;Collège;Institut;IUT de;Université;École Supérieure de;Faculté de;CFA de;Lycée professionnel;Lycée Polyvalent;INSA;ESC',
    schoolsAfter: 'Business School;École de Commerce;Formation;Académie',
    degrees:
      'Licence;Master;BTS;DUT;Baccalauréat;Bac Pro;CAP;BEP;Doctorat;Brevet des collèges;Diplôme d’ingénieur;Licence professionnelle;Bac S;Bac +2;BUT;DEUG;Maîtrise;Certificat de formation;Titre professionnel;Brevet',
    of: 'en;de;;option;mention',
    subjects:
      'Gestion;Comptabilité;Droit;Informatique;Génie civil;Commerce international;Lettres modernes;Psychologie;Électrotechnique;Hôtellerie-restauration;Biologie;Langues étrangères appliquées;Marketing',
    legal: 'SARL;SA;SAS;EURL;& Fils;SNC;Groupe;Frères;et Cie',
    kinds:
      'Boulangerie;Hôtel;Restaurant;Mairie de;Cabinet;Centre Hospitalier de;Pharmacie;Garage;Crèche;Association;Clinique;Ministère de;Banque',
    labels:
      'Poste;Employeur;Entreprise;Missions;Lieu;Période;Tâches;Durée;Diplôme;Établissement;Formation;Secteur;Projet;Outils;Fonction;Mention;Spécialité;Réalisations;Logiciels',
  },
  es: {
    duties:
      'Responsable de;Gestión de;Atención de;Encargado de;Apoyo en;Elaboración de;Manejo de;Coordinación de;Supervisión de;Realización de;Control de;Organización de;Participación en;Busco un puesto en;Preparación de;Se desempeña en;Mantenimiento de',
    things:
      'clientes y proveedores;inventario y almacén;un equipo de seis personas;facturas y pagos;proyectos de obra;caja y reposición;informes mensuales;pacientes;la nómina del personal;pedidos;cursos de formación;máquinas y herramientas;redes sociales',
    firms:
      'Empresa ubicada en;Empresa dedicada a;Empresa del sector de;Empresa líder en;Compañía especializada en;Grupo de;Fabricante de;Agencia de;Fundación para;Consultora de',
    trades:
      'materiales de construcción;cosmética;software para hospitales;muebles;maquinaria agrícola;cuidado de mayores;seguros;ropa;instalaciones eléctricas',
    schoolsBefore:
      'Universidad de;Universidad;Instituto;Colegio;Escuela;IES;Liceo;Instituto Tecnológico de;Universidad Nacional de;Escuela Superior de;Centro de Formación;CEIP;Universidad Politécnica de;Escuela Técnica;Facultad de',
    schoolsAfter: 'Business School;Academia;Centro de Estudios;Formación',
    degrees:
      'Licenciatura;Grado;Máster;Bachillerato;Técnico Superior;Técnico;Ingeniería;Diplomatura;Educación Secundaria Obligatoria;ESO;Ciclo Formativo de Grado Medio;Enseñanza media;Doctorado;Tecnólogo;Bachiller;Especialización;Educación Básica;FP II;Tecnicatura;Magíster;Estudios Primarios',
    of: 'en;de;;-',
    subjects:
      'Administración de Empresas;Derecho;Enfermería;Contabilidad;Informática;Ingeniería Civil;Psicología;Comercio;Educación Infantil;Electricidad;Periodismo;Turismo;Marketing',
    legal: 'S.A.;S.L.;SL;Ltda.;S.A.S.;S. de R.L.;SpA;SAC;S.A. de C.V.;Hermanos;e Hijos;Grupo',
    kinds:
      'Hotel;Restaurante;Ayuntamiento de;Hospital;Clínica;Banco;Farmacia;Constructora;Ferretería;Municipalidad de;Ministerio de;Supermercados;Cafetería;Fundación',
    labels:
      'Empresa;Puesto;Cargo;Funciones;Lugar;Período;Fecha;Duración;Título;Institución;Tareas;Logros;Motivo de salida;Jefe inmediato;Centro;Especialidad;Proyecto;Actividades;Año;Educación superior',
  },
  it: {
    duties:
      'Responsabile di;Gestione di;Addetto a;Supporto a;Organizzazione di;Assistenza a;Coordinamento di;Preparazione di;Vendita di;Controllo di;Mi occupo di;Elaborazione di;Collaborazione con;Cerco un impiego in;Manutenzione di',
    things:
      'clienti e fornitori;magazzino e spedizioni;un gruppo di sei persone;fatture e pagamenti;eventi e fiere;cassa;pratiche amministrative;ordini;pasti e sala;macchinari;progetti europei;anziani e disabili',
    firms:
      'Azienda con sede a;Azienda specializzata in;Società di;Azienda leader nel;Agenzia di;Impresa di;Cooperativa per;Studio di;Produttore di',
    trades:
      'materiali edili;cosmetici;software per ospedali;mobili;macchine agricole;assistenza domiciliare;assicurazioni;abbigliamento;impianti elettrici',
    schoolsBefore:
      'Università di;Università degli Studi di;Liceo Scientifico;Liceo Classico;Istituto Tecnico;Istituto Professionale;ITIS;Scuola Media;Scuola;Accademia di;Politecnico di;Istituto Comprensivo;ITC;IPSIA;Liceo',
    schoolsAfter: 'Business School;Accademia;Formazione',
    degrees:
      'Laurea;Laurea triennale;Laurea magistrale;Diploma;Diploma di maturità;Licenza media;Master;Dottorato;Qualifica di;Attestato di;Diploma di perito;Maturità scientifica;Diploma di ragioneria',
    of: 'in;di;;-',
    subjects:
      'Economia e Commercio;Giurisprudenza;Informatica;Ingegneria Civile;Lettere;Psicologia;Scienze della Formazione;Elettronica;Lingue;Ragioneria;Architettura;Scienze Infermieristiche',
    legal: 'S.r.l.;S.p.A.;srl;SPA;S.n.c.;S.a.s.;& Figli;Soc. Coop.;Onlus;F.lli',
    kinds:
      'Hotel;Ristorante;Comune di;Ospedale;Farmacia;Bar;Studio Legale;Panificio;Cooperativa;Banca;Officina;Albergo;Pizzeria',
    labels:
      'Azienda;Mansione;Ruolo;Periodo;Luogo;Datore di lavoro;Qualifica conseguita;Istituto;Attività;Tipo di impiego;Principali mansioni e responsabilità;Settore;Votazione;Date (da – a);Progetto',
  },
  pt: {
    duties:
      'Responsável por;Gestão de;Atendimento a;Apoio a;Controle de;Organização de;Coordenação de;Elaboração de;Acompanhamento de;Manutenção de;Execução de;Emissão de;Supervisão de;Busco uma vaga em;Participação em;Auxílio em',
    things:
      'clientes e fornecedores;estoque e recebimento;uma equipe de seis pessoas;notas fiscais;pagamentos e cobranças;caixa;obras e projetos;relatórios mensais;pacientes;folha de pagamento;pedidos;treinamentos;máquinas e equipamentos',
    firms:
      'Empresa localizada em;Empresa do ramo de;Empresa especializada em;Empresa líder em;Grupo do setor de;Fabricante de;Agência de;Rede de lojas de;Instituição voltada a;Consultoria em',
    trades:
      'materiais de construção;cosméticos;software hospitalar;móveis;máquinas agrícolas;cuidados ao domicílio;seguros;vestuário;instalações elétricas',
    schoolsBefore:
      'Universidade de;Universidade Federal de;Escola Estadual;Colégio;Escola Secundária de;Instituto Federal de;Faculdade;SENAI;Escola Técnica;Centro Universitário;Colégio Estadual;E.E.;ETEC;Universidade;Escola Municipal;Instituto Superior de',
    schoolsAfter: 'Business School;Cursos;Academia;Formação',
    degrees:
      'Bacharelado;Licenciatura;Ensino Médio;Ensino Médio Completo;Técnico;Curso Técnico;Graduação;Mestrado;Pós-graduação;Ensino Fundamental;Tecnólogo;Ensino Superior Incompleto;MBA;12º ano;Doutorado;Superior completo;Curso Superior;2º Grau completo;Especialização',
    of: 'em;de;;-',
    subjects:
      'Administração;Direito;Enfermagem;Contabilidade;Ciências Contábeis;Engenharia Civil;Pedagogia;Informática;Recursos Humanos;Logística;Eletrotécnica;Psicologia;Gestão Comercial',
    legal: 'Ltda;Ltda.;S.A.;S/A;Lda.;ME;EPP;EIRELI;& Filhos;Irmãos;Unipessoal Lda',
    kinds:
      'Supermercado;Padaria;Prefeitura Municipal de;Hospital;Farmácia;Hotel;Restaurante;Clínica;Construtora;Auto Posto;Banco;Câmara Municipal de;Loja;Transportadora',
    labels:
      'Empresa;Cargo;Função;Período;Admissão;Demissão;Saída;Entrada;Local;Atividades;Atribuições;Instituição;Curso;Conclusão;Duração;Escola;Principais atividades;Último salário;Motivo da saída;Formação;Onde;Quando',
  },
  nl: {
    duties:
      'Verantwoordelijk voor;Begeleiden van;Opstellen van;Beheer van;Ondersteunen van;Verkoop van;Contact met;Plannen van;Leiding geven aan;Zorgen voor;Ik zoek een baan in;Uitvoeren van;Controleren van',
    things:
      'klanten en leveranciers;facturen en orders;een team van zes personen;voorraad en levering;evenementen;administratie;patiënten;projecten;machines;roosters;cursussen;rapporten',
    firms:
      'Bedrijf gevestigd in;Bedrijf gespecialiseerd in;Leverancier van;Familiebedrijf in;Bureau voor;Fabrikant van;Organisatie voor;Marktleider in',
    trades:
      'bouwmaterialen;cosmetica;software voor ziekenhuizen;meubels;landbouwmachines;thuiszorg;verzekeringen;kleding;elektrische installaties',
    schoolsBefore:
      'Universiteit;Hogeschool;ROC;Universiteit van;Koninklijk Atheneum;Sint-Jozefcollege;Basisschool;Scholengemeenschap;Technische Universiteit;VTI;Middenschool;Vrije Universiteit',
    schoolsAfter: 'College;Lyceum;Hogeschool;Universiteit;Academie;Scholengemeenschap;Instituut',
    degrees:
      'Bachelor;Master;VWO;HAVO;VMBO;MAVO;MBO niveau 4;HBO;Propedeuse;Diploma;A2;ASO;TSO;BSO;Secundair onderwijs;Professionele bachelor;LTS;WO',
    of: 'in;;-',
    subjects:
      'Bedrijfskunde;Verpleegkunde;Rechten;Informatica;Boekhouding;Economie;Handel;Elektriciteit;Logistiek;Pedagogiek;Toerisme;Werktuigbouwkunde',
    legal: 'B.V.;BV;NV;N.V.;V.O.F.;BVBA;& Zonen;Groep;Stichting;vzw',
    kinds: 'Bakkerij;Hotel;Gemeente;Ziekenhuis;Garage;Restaurant;Stichting;Apotheek;Kinderopvang;Bouwbedrijf',
    labels:
      'Functie;Werkgever;Bedrijf;Periode;Plaats;Taken;Werkzaamheden;Diploma;Opleiding;Richting;School;Branche;Project;Resultaat',
  },
  pl: {
    duties:
      'Odpowiedzialność za;Obsługa;Prowadzenie;Przygotowywanie;Kontakt z;Nadzór nad;Zarządzanie;Realizacja;Organizacja;Wsparcie;Sprzedaż;Poszukuję pracy w;Wykonywanie;Kontrola',
    things:
      'klientów i dostawców;faktur i zamówień;zespołu sześciu osób;magazynu;dokumentacji;szkoleń;pacjentów;projektów;maszyn i urządzeń;raportów miesięcznych;kasy fiskalnej',
    firms:
      'Firma z siedzibą w;Firma zajmująca się;Producent;Dostawca;Firma z branży;Agencja;Sieć sklepów;Biuro;Fundacja na rzecz',
    trades:
      'materiałów budowlanych;kosmetyków;oprogramowania dla szpitali;mebli;maszyn rolniczych;ubezpieczeń;odzieży;instalacji elektrycznych',
    schoolsBefore:
      'Uniwersytet;Politechnika;Liceum Ogólnokształcące w;Technikum;Zespół Szkół;Wyższa Szkoła;Akademia;Szkoła Podstawowa nr;Zasadnicza Szkoła Zawodowa w;Gimnazjum nr;Studium',
    schoolsAfter: 'Uniwersytet;Akademia',
    degrees:
      'Magister;Licencjat;Inżynier;Matura;Technik;Średnie;Wyższe;Zawodowe;Studia podyplomowe;Studia magisterskie;Doktorat;Świadectwo dojrzałości;Wykształcenie średnie;Studia I stopnia',
    of: ';kierunek;na kierunku;-',
    subjects:
      'Zarządzanie;Prawo;Informatyka;Rachunkowość;Budownictwo;Pedagogika;Pielęgniarstwo;Ekonomia;Mechanika;Logistyka;Turystyka;Elektrotechnika',
    legal: 'Sp. z o.o.;S.A.;Sp. j.;Sp. k.;s.c.;Spółka z o.o.',
    kinds:
      'Hotel;Piekarnia;Urząd Miasta;Szpital;Apteka;Restauracja;PPHU;Przedsiębiorstwo;Gmina;Bank;Firma Handlowa;Kancelaria',
    labels:
      'Stanowisko;Firma;Okres;Miejsce;Obowiązki;Zakres obowiązków;Pracodawca;Szkoła;Kierunek;Uczelnia;Tytuł;Specjalizacja;Projekt;Osiągnięcia',
  },
};
