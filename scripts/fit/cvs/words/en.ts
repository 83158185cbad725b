import type { Words } from './model';

export const english: Words = {
  people:
    'Nandini Thorvale;Harbinder Osk;Tomas Quillfeather;Ruqayya Benmarsh;Joel Abernock;Vimala Kestrin;Desmond Oyelarun;K. Prabhanand;Faisal Umberjee;Grace Wanjetti;Marcus Holloway-Finch;Priyanka R. Solanthe;Ahmed Zarrouki;Lerato Mbasana;Colm Treacysmith;S. Arunmozhi Devan;Bhavesh Dalwadia;Teodora Finchley',
  towns:
    'Chennai;Pune;Dubai;Lagos;Nairobi;Manchester;Leeds;Doha;Kochi;Lahore;Kathmandu;Muscat;Denver;Toronto;Brisbane;Surat;Hyderabad;Accra;Dublin;Mombasa',
  employers:
    'Larkfield Engineering Pvt. Ltd;Mistral & Oake Contracting LLC;Quarrywell Hospital;Blue Heron Logistics;Sunridge Public School;Tamarind Hotels & Resorts;Ironbridge Steel Works;Vantara Infotech;Crescent Bay Trading Co.;Northgate Municipal Council;Ostrava Power Systems Limited;Palm Court Facilities Management;Greenacre Foods Inc;Sterling Mutual Bank;Harrow Lane Garage;M/s Devika Constructions;Juniper Retail Group;Al Noorain Electromechanical;Seabright Shipping Agency',
  titles:
    'Site Engineer;Accountant;Staff Nurse;Sales Executive;Electrical Technician;Store Keeper;Office Administrator;Quality Control Inspector;HR Assistant;Mechanical Supervisor;Software Developer;Primary Teacher;Driver cum Helper;Marketing Manager;Data Entry Operator;Civil Draughtsman;Chef de Partie;Security Officer;Customer Care Representative;Assistant Professor;Safety Officer;Trainee Engineer;Warehouse Supervisor;Business Analyst',
  schools:
    'Larkspur College of Engineering;Anantpur University;St. Brendan’s Higher Secondary School;State Board of Secondary Education;Riverbank Polytechnic;Kestrel Institute of Technology;Government I.T.I., Sundarpur;Greenfield Community College;University of Westmarch;Sacred Heart Convent School;National Open University;Central Board (CBSE);Harbour Business School',
  degrees:
    'B.E.;B.Tech;Bachelor of Commerce;B.Sc;M.B.A;Diploma;Higher Secondary (12th);S.S.L.C;H.S.C;S.S.C (10th);Master of Science;Bachelor of Arts;ITI;PG Diploma;Bachelor’s Degree;Intermediate;Matriculation;A-Levels;Ph.D;Certificate;M.Com;BCA;KCSE;High School Diploma',
  subjects:
    'Mechanical Engineering;Commerce;Nursing;Computer Science;Physics;Electrical & Electronics;Business Administration;Civil Engineering;English Literature;Hotel Management;Accounting and Finance;Automobile;Human Resources;Chemistry',
  deeds:
    'Preparation of daily reports and submitting them to the manager;Checking the quality of incoming material as per drawing;Handling customer queries on phone and by mail;Maintaining petty cash and vouchers;Responsible for the team of ten workers on site;Coordinated with vendors for timely delivery of goods;Planned preventive maintenance of pumps and motors;Achieved the monthly target of sales in the region;Installed and tested switch boards up to 11 kV;Managed stock, billing and dispatch;Ensure safety rules are followed by all staff;Supervised a crew on two shifts and trained newcomers;Taught mathematics to grades six to nine;Prepared bank reconciliation statements every month;Developed web pages for clients and fixed faults',
  skills:
    'MS Office (Word, Excel);AutoCAD;Tally ERP 9;Team work;Good communication skills;Java;C, C++;Internet & e-mail;Leadership;Time management;SAP MM;Photoshop;Typing 40 wpm;Positive attitude;Quick learner;Primavera;Problem solving;HTML;Windows XP/7;Negotiation',
  languages: 'English;Hindi;Tamil;Arabic;French;Swahili;Urdu;Malayalam;German;Yoruba',
  levels: 'fluent;read, write and speak;mother tongue;good;basic;speak only',
  hobbies: 'Playing cricket;Listening to music;Reading books;Travelling;Gardening;Chess;Cooking',
  aims: 'To work in a growing organisation where I can use my knowledge for its success and my own;Seeking a challenging position that gives scope to learn and to grow;To be part of a team where hard work is valued and skills are improved',
  declarations:
    'I hereby declare that the above information is true to the best of my knowledge and belief.;I confirm that all details given here are correct.',
  documentTitles: 'CURRICULUM VITAE;RESUME;Curriculam Vitae;CV;BIO-DATA;Resume',
  months: 'January;February;March;April;May;June;July;August;September;October;November;December',
  now: 'till date;Present;present;till now;to date;Till Date',
  headings: {
    work: 'Work Experience;Professional Experience;EMPLOYMENT HISTORY;Experience;Working Experience;Career Graph;Organisational Details;Work Histroy;Previous Employment;Job Experience;PROFESSIONAL EXPEREINCE;Experience Details',
    education:
      'Education;Educational Qualification;ACADEMIC QUALIFICATIONS;Scholastic Record;Academic Details;Education & Training;Educational Credentials;Qualification;Educatonal Background;Academics;Professional Qualification',
    skills:
      'Skills;Technical Skills;Key Skills;Computer Proficiency;Strengths;IT Skills;Software Exposure;Core Competencies;Areas of Expertise;Personal Strength',
    languages: 'Languages;Languages Known;Language Proficiency;Linguistic Abilities',
    personal:
      'Personal Details;PERSONAL INFORMATION;Personal Profile;Personal Data;Bio Data;Personal Detials',
    objective: 'Career Objective;Objective;Carrier Objective;Profile;Summary;Professional Summary;About Me',
    hobbies: 'Hobbies;Interests;Hobbies & Interests;Areas of Interest',
    declaration: 'Declaration;DECLARATION',
    awards: 'Achievements;Awards;Extra Curricular Activities;Acheivements',
  },
  labels: {
    employer: 'Company;Organization;Name of Company;Employer;Company Name;Organisation',
    title: 'Designation;Position;Post;Job Title;Role;Worked as',
    period: 'Duration;Period;From;Tenure;Working Period',
    place: 'Location;Place;City',
    degree: 'Course;Degree;Qualification;Exam Passed;Examination;Class',
    school: 'Institution;School/College;University;Board/University;College',
    year: 'Year of Passing;Year;Passing Year',
    grade: 'Percentage;Marks;% of Marks;CGPA;Grade',
    duties:
      'Responsibilities;Job Profile;Roles & Responsibilities;Duties;Job Description;Key Responsibilities',
  },
  details:
    'Father’s Name=Mr. Devan Thorvale|Mr. Yusuf Osk;Date of Birth=12/04/1989|3rd March 1992|15-08-1994;Gender=Male|Female;Marital Status=Single|Married|Unmarried;Nationality=Indian|Kenyan|British;Religion=Hindu|Islam|Christian;Passport No.=K4419023|P8830172;Permanent Address=12, Temple Street, Sundarpur|Flat 4, Lake View, Doha;Languages Known=English, Hindi and Tamil|English, Swahili;Hobbies=Reading books, chess|Music;Sex=Male|Female;Place of Issue=Chennai|Dubai',
  jobSentences:
    'Worked as {title} in {employer}, {town} from {from} to {to}.;{from} to {to}: {title} with {employer}, {town};Presently working as a {title} at {employer} since {from};{title} at {employer} ({from} - {to});I have worked with {employer} as {title} for 2 years ({from} to {to})',
  degreeSentences:
    '{degree} in {subject} from {school} in {year}.;Passed {degree} from {school} in the year {year} with 68%;{degree} ({subject}), {school}, {year};Completed {degree} in {subject} from {school} with first class in {year}',
};
