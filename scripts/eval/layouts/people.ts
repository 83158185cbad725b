/** A job of an invented person; soft hyphens in its lines say where a word may break. */
export type MadeJob = { title: string; employer: string; place: string; from: string; to: string; lines: string[] };
export type MadeStudy = { degree: string; school: string; from: string; to: string };
export type MadePerson = {
  name: string;
  email: string;
  phone: string;
  city: string;
  jobs: MadeJob[];
  studies: MadeStudy[];
  skills: string[];
};

type Row = [title: string, employer: string, place: string, from: string, to: string, ...lines: string[]];
type Study = [degree: string, school: string, from: string, to: string];

function person(head: [string, string, string], jobs: Row[], studies: Study[], skills: string): MadePerson {
  const [name, phone, city] = head;
  return {
    name,
    phone,
    city,
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/gu, '.')}@example.org`,
    jobs: jobs.map(([title, employer, place, from, to, ...lines]) => ({ title, employer, place, from, to, lines })),
    studies: studies.map(([degree, school, from, to]) => ({ degree, school, from, to })),
    skills: skills.split(', '),
  };
}

/** Ten invented people in work that has nothing in common, each with the dates of one style. */
export const PEOPLE: readonly MadePerson[] = [
  person(
    ['Greta Holmwood', '+44 7700 900141', 'Leeds'],
    [
      ['Warehouse Manager', 'Ferrous Freight Ltd', 'Leeds', '03/2019', '05/2023', 'Led the imple\u00ADmentation of a long-term plan for night deliv\u00ADeries across three sites of the group', 'Cut the cost of returned pallets by a fifth within one year of work on pack\u00ADaging'],
      ['Shift Supervisor', 'Northgate Depots plc', 'Bradford', '09/2015', '02/2019', 'Organ\u00ADised the rotas of forty-two people and trained new drivers of fork-lift trucks'],
      ['Stock Clerk', 'Bellweather Stores', 'York', '06/2012', '08/2015', 'Counted stock each week and reported differ\u00ADences to the head office'],
    ],
    [
      ['Bachelor of Science in Business Manage\u00ADment', 'University of Hull', '2009', '2012'],
    ],
    'SAP, inventory control, forklift, budgeting, Excel',
  ),
  person(
    ['Tobias Kerner', '+49 151 23456789', 'Bremen'],
    [
      ['Software Developer', 'Lindenhof Systems GmbH', 'Bremen', 'March 2018', 'June 2024', 'Built the inter\u00ADface between the book\u00ADing engine and the partner systems in Java and Kotlin', 'Moved the nightly cross-border settle\u00ADment to Kafka, which took the errors down to none'],
      ['Junior Developer', 'Kranich Media AG', 'Hamburg', 'October 2014', 'February 2018', 'Main\u00ADtained a content manage\u00ADment system for publishers and wrote its tests'],
    ],
    [
      ['Master of Science in Computer Science', 'University of Bremen', '2012', '2014'],
      ['Bachelor of Science in Math\u00ADematics', 'Leibniz University Hannover', '2009', '2012'],
    ],
    'Java, Kotlin, Kafka, PostgreSQL, Docker',
  ),
  person(
    ['Amélie Courtois', '+33 6 12 34 56 78', 'Lyon'],
    [
      ['Marketing Manager', 'Maison Delorme SA', 'Lyon', 'Jan 2020', 'Present', 'Respon\u00ADsible for the intro\u00ADduction of a new range of soaps in twelve coun\u00ADtries with a full-time team of five', 'Negoti\u00ADated the budget of the campaigns and reported the results to the board'],
      ['Product Manager', 'Ateliers Bonnard', 'Grenoble', 'Apr 2016', 'Dec 2019', 'Planned the assort\u00ADment of two brands together with buyers and designers'],
    ],
    [
      ['Master of Arts in Commun\u00ADication', 'Université Lumière Lyon 2', '2013', '2015'],
    ],
    'Google Analytics, SEO, market research, Photoshop',
  ),
  person(
    ['Desmond Okafor', '+1 312 555 0137', 'Chicago, IL'],
    [
      ['Senior Accountant', 'Prairie Ledger Partners', 'Chicago, IL', '2017', '2024', 'Prepared the consoli\u00ADdated state\u00ADments of nine subsid\u00ADiaries and answered the ques\u00ADtions of the auditors', 'Replaced a spread\u00ADsheet of four hundred tabs by a well-tested model'],
      ['Accountant', 'Lakeshore Foods Inc.', 'Evanston, IL', '2013', '2017', 'Recon\u00ADciled accounts payable and trained two appren\u00ADtices in month-end closing'],
      ['Accounts Assistant', 'Halsted Printing Co.', 'Chicago, IL', '2010', '2013', 'Posted invoices and kept the petty cash of the print shop'],
    ],
    [
      ['Bachelor of Business Admin\u00ADistration', 'DePaul University', '2006', '2010'],
    ],
    'US GAAP, QuickBooks, Excel, auditing, payroll',
  ),
  person(
    ['Ingrid Solvang', '+47 400 12 345', 'Bergen'],
    [
      ['Registered Nurse', 'Haukeland Hospital', 'Bergen', '08/2016', '12/2023', 'Cared for patients after oper\u00ADations of the heart and docu\u00ADmented their medi\u00ADcation twice a day', 'Intro\u00ADduced a check\u00ADlist at the bedside that halved the time of hand-overs'],
      ['Care Assistant', 'Solheim Nursing Home', 'Bergen', '01/2013', '07/2016', 'Helped residents with meals and with daily exer\u00ADcise in the garden'],
    ],
    [
      ['Bachelor of Nursing', 'Western Norway University of Applied Sciences', '2013', '2016'],
    ],
    'intensive care, first aid, wound care, patient safety',
  ),
  person(
    ['Rafael Montero', '+34 612 345 678', 'Valencia'],
    [
      ['Civil Engineer', 'Puentes y Obras SL', 'Valencia', 'May 2017', 'Sep 2022', 'Super\u00ADvised the construc\u00ADtion of a foot\u00ADbridge over the old river\u00ADbed and its founda\u00ADtions', 'Wrote the tender docu\u00ADments of co-financed projects in two lang\u00ADuages'],
      ['Site Engineer', 'Grupo Almenara', 'Castellón', 'Feb 2013', 'Apr 2017', 'Surveyed plots and checked the deliv\u00ADeries of concrete'],
    ],
    [
      ['Master of Engineering in Civil Engin\u00ADeering', 'Universitat Politècnica de València', '2010', '2012'],
      ['Bachelor of Engineering', 'Universitat Jaume I', '2006', '2010'],
    ],
    'AutoCAD, Revit, surveying, project planning',
  ),
  person(
    ['Hannah Birkett', '+44 7700 900322', 'Bristol'],
    [
      ['Primary School Teacher', 'St Anselm Primary School', 'Bristol', 'September 2018', 'Present', 'Taught classes of thirty children and coordin\u00ADated the mathe\u00ADmatics curric\u00ADulum of the lower years', 'Set up an after-school club for robots with parents and volun\u00ADteers'],
      ['Teaching Assistant', 'Clifton Vale Academy', 'Bristol', 'September 2015', 'July 2018', 'Supported pupils with diffi\u00ADculties in reading, alone and in small groups'],
    ],
    [
      ['Postgraduate Certificate in Education', 'University of Bristol', '2017', '2018'],
      ['Bachelor of Arts in History', 'Cardiff University', '2012', '2015'],
    ],
    'lesson planning, phonics, Google Classroom, safeguarding',
  ),
  person(
    ['Marek Zielony', '+48 600 123 456', 'Poznań'],
    [
      ['Mechanical Technician', 'Warta Pumps Sp. z o.o.', 'Poznań', '11/2014', '10/2021', 'Repaired hydrau\u00ADlic pumps and docu\u00ADmented the main\u00ADtenance of eighty machines', 'Trained apprentices in weld\u00ADing and in low-voltage safety'],
      ['Machine Operator', 'Fabryka Mebli Orzech', 'Swarzędz', '03/2010', '10/2014', 'Set up saws and presses for small series of chairs'],
    ],
    [
      ['Diploma in Mechanical Engin\u00ADeering', 'Poznań University of Technology', '2006', '2010'],
    ],
    'hydraulics, welding, CNC, preventive maintenance',
  ),
  person(
    ['Priya Raghunathan', '+91 98200 12345', 'Pune'],
    [
      ['Data Analyst', 'Monsoon Insights Pvt Ltd', 'Pune', 'Jul 2019', 'Present', 'Devel\u00ADoped dash\u00ADboards for the sales depart\u00ADment and explained their figures every month', 'Auto\u00ADmated the real-time reporting of twenty-two regions with Python and SQL'],
      ['Reporting Analyst', 'Saffron Telecom', 'Mumbai', 'Jun 2016', 'Jun 2019', 'Checked call records for mistakes and prepared the weekly report of manage\u00ADment'],
    ],
    [
      ['Master of Science in Stat\u00ADistics', 'Savitribai Phule Pune University', '2014', '2016'],
      ['Bachelor of Science', 'Fergusson College', '2011', '2014'],
    ],
    'Python, SQL, Tableau, statistics, Power BI',
  ),
  person(
    ['Callum Strachan', '+44 7700 900688', 'Aberdeen'],
    [
      ['Head Chef', 'The Granite Lantern', 'Aberdeen', '2018', '2023', 'Ran a kitchen of eleven people and wrote the seasonal menus with local farms and fisher\u00ADmen', 'Kept the cost of food below a third of turn\u00ADover through day-to-day purchas\u00ADing'],
      ['Sous Chef', 'Harbour House Hotel', 'Peterhead', '2014', '2018', 'Planned banquets for up to two hundred guests and ordered the ingre\u00ADdients'],
      ['Commis Chef', 'Braemar Kitchens Ltd', 'Aberdeen', '2011', '2014', 'Prepared sauces and cold dishes for the lunch service'],
    ],
    [
      ['Higher National Diploma in Hospit\u00ADality', 'North East Scotland College', '2009', '2011'],
    ],
    'menu planning, HACCP, food safety, purchasing',
  ),
];
