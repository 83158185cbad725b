import type { SampleLanguage } from './countries';

/** An occupation of the sample market. */
export type Occupation = {
  titles: Record<SampleLanguage, string>;
  sector: string;
  /** Share among all jobs. */
  weight: number;
  /** Usual yearly pay in thousands of euros, before the factor of the country. */
  pay: number;
  /** Change of the number of jobs in a year, in per cent. */
  growth: number;
  /** Months (1 to 12) with half as many jobs again. */
  season: readonly number[];
  /** Names that are in advertisements of every language. */
  tools: string[];
};

/** sector | weight | pay | growth | season | en; es; de; fr; it; nl | tools */
const TABLE = `
technology|26|58|4||Software Developer; Desarrollador de software; Softwareentwickler; Développeur logiciel; Sviluppatore software; Softwareontwikkelaar|Java, Spring Boot, PostgreSQL, Docker, Git, Kubernetes, Jenkins
technology|16|55|3||Frontend Developer; Desarrollador frontend; Frontend-Entwickler; Développeur frontend; Sviluppatore frontend; Frontend developer|JavaScript, TypeScript, React, CSS, HTML, Vue.js, Figma
technology|12|60|14||Data Engineer; Ingeniero de datos; Data Engineer; Ingénieur data; Data engineer; Data engineer|Python, SQL, Apache Spark, Airflow, Snowflake, Kafka, dbt
technology|9|62|11||Data Scientist; Científico de datos; Data Scientist; Data scientist; Data scientist; Data scientist|Python, R, scikit-learn, TensorFlow, SQL, Pandas
technology|11|57|2||System Administrator; Administrador de sistemas; Systemadministrator; Administrateur systèmes; Sistemista; Systeembeheerder|Linux, Windows Server, VMware, Active Directory, PowerShell, Ansible
technology|8|66|9||DevOps Engineer; Ingeniero DevOps; DevOps Engineer; Ingénieur DevOps; DevOps engineer; DevOps engineer|Kubernetes, Terraform, AWS, GitLab CI, Docker, Prometheus
technology|7|63|12||Information Security Analyst; Analista de ciberseguridad; IT-Sicherheitsanalyst; Analyste cybersécurité; Analista cybersecurity; Security analist|SIEM, ISO 27001, Wireshark, Splunk, Nessus
technology|9|42|-3||IT Support Technician; Técnico de soporte informático; IT-Supporttechniker; Technicien support informatique; Tecnico di supporto informatico; IT-supportmedewerker|Windows, Microsoft 365, Active Directory, ServiceNow
technology|8|70|1||IT Project Manager; Jefe de proyecto informático; IT-Projektleiter; Chef de projet informatique; Project manager IT; IT-projectmanager|Jira, Scrum, PRINCE2, Microsoft Project, Confluence
health|30|40|7||Registered Nurse; Enfermero; Gesundheits- und Krankenpfleger; Infirmier; Infermiere; Verpleegkundige|
health|18|32|8||Care Assistant; Auxiliar de enfermería; Pflegehelfer; Aide-soignant; Operatore socio-sanitario; Verzorgende IG|
health|9|85|4||General Practitioner; Médico de familia; Facharzt für Allgemeinmedizin; Médecin généraliste; Medico di base; Huisarts|
health|8|38|5||Physiotherapist; Fisioterapeuta; Physiotherapeut; Kinésithérapeute; Fisioterapista; Fysiotherapeut|
health|6|37|3||Medical Laboratory Technician; Técnico de laboratorio clínico; Medizinisch-technischer Laborassistent; Technicien de laboratoire médical; Tecnico di laboratorio biomedico; Laborant|
health|7|56|2||Pharmacist; Farmacéutico; Apotheker; Pharmacien; Farmacista; Apotheker|
education|14|46|2|5,6,7,8|Secondary School Teacher; Profesor de secundaria; Lehrer Sekundarstufe; Professeur de collège et lycée; Insegnante di scuola secondaria; Docent voortgezet onderwijs|
education|12|35|6|5,6,7,8|Preschool Teacher; Maestro de educación infantil; Erzieher; Éducateur de jeunes enfants; Educatore della prima infanzia; Pedagogisch medewerker|
education|6|40|5||Social Worker; Trabajador social; Sozialarbeiter; Assistant de service social; Assistente sociale; Maatschappelijk werker|
finance|13|48|1|1,2,9|Accountant; Contable; Buchhalter; Comptable; Contabile; Boekhouder|SAP, Excel, DATEV
finance|9|62|3||Financial Controller; Controller financiero; Controller; Contrôleur de gestion; Controller; Business controller|Excel, SAP, Power BI
finance|6|58|4||Auditor; Auditor; Wirtschaftsprüfer; Auditeur; Revisore contabile; Accountant controlepraktijk|Excel
finance|6|36|-6||Payroll Specialist; Técnico de nóminas; Lohnbuchhalter; Gestionnaire de paie; Addetto paghe e contributi; Salarisadministrateur|SAP, Excel
finance|6|44|-4||Insurance Adviser; Asesor de seguros; Versicherungsberater; Conseiller en assurances; Consulente assicurativo; Verzekeringsadviseur|Salesforce
sales|22|45|0||Sales Representative; Representante comercial; Vertriebsmitarbeiter im Außendienst; Commercial terrain; Agente di vendita; Vertegenwoordiger|CRM, Salesforce
sales|11|52|2||Account Manager; Gestor de cuentas; Account Manager; Responsable grands comptes; Account manager; Accountmanager|Salesforce, HubSpot
sales|20|26|-2|10,11,12|Shop Assistant; Dependiente; Verkäufer im Einzelhandel; Vendeur en magasin; Addetto alle vendite; Verkoopmedewerker|
sales|8|38|-1|9,10|Store Manager; Encargado de tienda; Filialleiter; Responsable de magasin; Responsabile di negozio; Filiaalmanager|
sales|14|29|-5|11,12|Customer Service Agent; Agente de atención al cliente; Kundenberater im Callcenter; Conseiller clientèle; Operatore call center; Klantenservicemedewerker|Zendesk
marketing|9|44|1||Marketing Manager; Responsable de marketing; Marketing-Manager; Responsable marketing; Responsabile marketing; Marketingmanager|Google Analytics, HubSpot, SEO
marketing|5|36|-4||Graphic Designer; Diseñador gráfico; Grafikdesigner; Graphiste; Grafico; Grafisch vormgever|Photoshop, Illustrator, InDesign, Figma
office|12|34|-5||Office Assistant; Administrativo; Bürokaufmann; Assistant administratif; Impiegato amministrativo; Administratief medewerker|Excel, Word, Outlook
office|7|38|-3||Executive Assistant; Secretario de dirección; Assistent der Geschäftsführung; Assistant de direction; Assistente di direzione; Directiesecretaresse|PowerPoint, Excel, Outlook
office|8|50|3||Recruiter; Técnico de selección; Personalreferent Recruiting; Chargé de recrutement; Recruiter; Recruiter|LinkedIn Recruiter
logistics|22|27|4|10,11|Warehouse Worker; Mozo de almacén; Lagermitarbeiter; Préparateur de commandes; Magazziniere; Magazijnmedewerker|
logistics|17|33|3|9,10,11|Truck Driver; Conductor de camión; Berufskraftfahrer; Conducteur poids lourd; Autista di camion; Vrachtwagenchauffeur|
logistics|10|29|6|10,11,12|Delivery Driver; Repartidor; Kurierfahrer; Chauffeur-livreur; Corriere; Bezorger|
logistics|6|45|2||Supply Chain Planner; Planificador de la cadena de suministro; Supply-Chain-Planer; Approvisionneur; Pianificatore della supply chain; Supply chain planner|SAP, Excel
manufacturing|14|36|1||Electrician; Electricista; Elektroniker für Betriebstechnik; Électricien; Elettricista; Elektricien|
manufacturing|11|37|0||Industrial Mechanic; Mecánico industrial; Industriemechaniker; Mécanicien industriel; Meccanico industriale; Monteur|
manufacturing|7|35|-2||CNC Machinist; Operador de CNC; Zerspanungsmechaniker; Opérateur sur commande numérique; Operatore CNC; CNC-verspaner|CNC, CAM
manufacturing|6|34|0||Welder; Soldador; Schweißer; Soudeur; Saldatore; Lasser|
manufacturing|15|28|-3||Production Worker; Operario de producción; Produktionsmitarbeiter; Opérateur de production; Operaio di produzione; Productiemedewerker|
manufacturing|9|59|3||Mechanical Engineer; Ingeniero mecánico; Maschinenbauingenieur; Ingénieur mécanique; Ingegnere meccanico; Werktuigbouwkundig ingenieur|CATIA, SolidWorks, AutoCAD
manufacturing|7|57|5||Electrical Engineer; Ingeniero eléctrico; Elektroingenieur; Ingénieur électrique; Ingegnere elettrico; Elektrotechnisch ingenieur|EPLAN, AutoCAD, PLC
manufacturing|6|50|0||Quality Manager; Responsable de calidad; Qualitätsmanager; Responsable qualité; Responsabile qualità; Kwaliteitsmanager|ISO 9001, SAP
construction|9|34|1|3,4,5|Bricklayer; Albañil; Maurer; Maçon; Muratore; Metselaar|
construction|8|36|5|3,4,5|Plumber; Fontanero; Anlagenmechaniker SHK; Plombier; Idraulico; Loodgieter|
construction|8|35|1|3,4,5|Carpenter; Carpintero; Zimmerer; Charpentier; Carpentiere; Timmerman|
construction|7|58|2|2,3|Site Manager; Jefe de obra; Bauleiter; Conducteur de travaux; Capocantiere; Uitvoerder|AutoCAD, Microsoft Project
construction|5|54|2||Civil Engineer; Ingeniero de caminos; Bauingenieur; Ingénieur en génie civil; Ingegnere civile; Civiel ingenieur|AutoCAD, Revit, BIM
construction|5|50|1||Architect; Arquitecto; Architekt; Architecte; Architetto; Architect|Revit, AutoCAD, ArchiCAD
energy|6|41|18|3,4|Solar Installer; Instalador de paneles solares; Solarteur; Installateur photovoltaïque; Installatore fotovoltaico; Zonnepaneleninstallateur|
hospitality|15|27|2|4,5,6|Waiter; Camarero; Kellner; Serveur; Cameriere; Kelner|
hospitality|14|30|3|4,5,6|Cook; Cocinero; Koch; Cuisinier; Cuoco; Kok|
hospitality|7|26|1|4,5|Hotel Receptionist; Recepcionista de hotel; Hotelfachmann; Réceptionniste; Receptionist d'albergo; Receptionist hotel|Opera
hospitality|12|24|1||Cleaner; Limpiador; Reinigungskraft; Agent d'entretien; Addetto alle pulizie; Schoonmaker|
law|5|72|2||Lawyer; Abogado; Rechtsanwalt; Avocat; Avvocato; Advocaat|
law|4|40|-1||Paralegal; Asistente jurídico; Rechtsanwaltsfachangestellter; Assistant juridique; Assistente legale; Juridisch medewerker|
public|6|31|3||Security Guard; Vigilante de seguridad; Sicherheitsmitarbeiter; Agent de sécurité; Guardia giurata; Beveiliger|
agriculture|4|28|0|5,6,7,8|Gardener; Jardinero; Gärtner; Jardinier; Giardiniere; Hovenier|
science|4|54|6||Research Chemist; Químico investigador; Chemiker in der Forschung; Chimiste de recherche; Chimico ricercatore; Onderzoekschemicus|HPLC
`;

function occupationOf(line: string): Occupation {
  const [sector = '', weight, pay, growth, season = '', titles = '', tools = ''] = line.split('|');
  const [en = '', es = '', de = '', fr = '', it = '', nl = ''] = titles
    .split(';')
    .map((title) => title.trim());
  return {
    titles: { en, es, de, fr, it, nl },
    sector,
    weight: Number(weight),
    pay: Number(pay),
    growth: Number(growth),
    season: season === '' ? [] : season.split(',').map(Number),
    tools: tools === '' ? [] : tools.split(',').map((tool) => tool.trim()),
  };
}

export const OCCUPATIONS: readonly Occupation[] = TABLE.trim().split('\n').map(occupationOf);
