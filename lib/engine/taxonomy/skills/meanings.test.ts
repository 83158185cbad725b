import { describe, expect, it } from 'vitest';
import { findSkills } from './find';
import { skillsOfDocument } from './normalised-list';
import { shipped } from './testing/shipped';

/** Kinds of words that only look like skills, and documents that decide the meaning of a word. */

function found(text: string, language = 'en'): string[] {
  return findSkills(shipped, text, language).map(({ skill }) => skill.labels.en);
}

function normalised(...names: string[]): string[] {
  const raws = names.map((name) => ({ name }));
  return skillsOfDocument(shipped, raws, 'en').map(({ skill }) => skill.labels.en);
}

describe('a term with several meanings', () => {
  it('is the one that the rest of the document is about', () => {
    expect(found('We run Docker. Deployments by Terraform. All of it is in GCP.')).toContain(
      'Google Cloud Platform',
    );
    expect(found('Pharmacovigilance and clinical trials. All of it under GCP.')).toContain(
      'Good clinical practice',
    );
    expect(normalised('GCP', 'Kubernetes')).toEqual(['Google Cloud Platform', 'Kubernetes']);
    expect(normalised('GCP')).toEqual(['Google Cloud Platform']);
    expect(found('I used Go to develop services.')).toEqual(['Go']);
    expect(normalised('GCP', 'Clinical trials')).toEqual(['Good clinical practice', 'Clinical trials']);
    expect(normalised('Swift', 'iOS')).toEqual(['Swift', 'iOS development']);
    expect(normalised('Prototyping', 'Figma')).toEqual(['Wireframing', 'Figma']);
    expect(normalised('Ansible', 'Chef')).toEqual(['Ansible', 'Chef Infra']);
    expect(normalised('Chef', 'Cooking')).toEqual(['Cooking']);
    expect(found('Own our GTM strategy and pricing.')).toEqual(['Go-to-market strategy']);
    expect(found('Setup of GA4 and GTM.')).toContain('Google Tag Manager');
    expect(found('The GTM strategies rest on analytics.')).not.toContain('Google Tag Manager');
    expect(found('Keep the AR ledgers and send invoices.')).toContain('Accounts receivable');
    expect(found('Games for AR and VR in Unity.')).toContain('Augmented reality');
    expect(found('Tally, Focus & Peachtree')).toEqual(['Tally ERP', 'Peachtree']);
    expect(normalised('Outlook Express')).not.toContain('Express.js');
    expect(found('Experts in Adobe Experience Cloud.')).not.toContain('Salesforce Community Cloud');
  });

  it('is none where nothing speaks for one of them', () => expect(found('The GCP is new.')).toEqual([]));
});

describe('words that only look like a skill', () => {
  it.each([
    ['another word by its stem', 'Security first: we take security seriously, and it is a custom here.'],
    ['parted', 'People in design know what matters most.'],
    ['parted after a letter', 'Escribe o llama a la oficina.'],
    ['small', 'Rest assured that we react to it.'],
    ['small, of letters', 'What you learn stays with you for the rest of your life.'],
    ['a verb that is a name', 'You retool workflows, and retooling them is fun.'],
    ['an attribute of two words', 'You manage real-time pipelines.'],
    ['forms on the web', 'You answer emails, web forms and letters.'],
    ['a part of another term', 'Protect it against SQL injections of any kind.'],
    ['an address', 'See https://canva.com/jobs or write to jobs@figma.com.'],
    ['a department', 'You work closely with Sales, Marketing and our Finance team.'],
    ['an adjective', 'We are committed to innovative products and flexible hours.'],
    ['a plural of a name', 'Two additional workdays in the office.'],
    ['two words joined', 'You partner with Product and Design.'],
    ['what the employer does', 'We help customers and we write software.'],
    ['departments one works with', 'You work closely with Product, Data science and Supply chain to plan.'],
    ['a department, in German', 'Termine in Abstimmung mit der Vertriebsleitung und dem Lektorat.'],
    ['companies called like their products', 'Used by companies like Dropbox, Stripe and Shopify.'],
    ['joined by another word', 'A grant in my field of study, and sales to support it.'],
    ['letters without what joins them', 'Boston, MA; an office at RD 4.'],
    ['a plural of letters', 'We sorted the CVs by hand.'],
    ['what customers do', 'We show how companies make big decisions.'],
    ['a part of a compound', 'A founder-led team, and plans for self-serve customers.'],
    ['an attribute', 'We built a shelf to manage multi-vendor racks.'],
    ['words that are joined in the term', 'You will trust and admire everybody.'],
    ['departments, with an adverb', 'Collaborate cross-functionally with Sales and Legal.'],
    ['what customers are helped to do', 'Helping customers turn maps into insight.'],
    ['what is built for others', 'Building foundations for other teams.'],
    ['what children learn', 'Helping children learn new things.'],
    ['a quality of the employer', 'You get full access to our decision making.'],
    ['what an employer dreams of', 'We believe in the power of machine learning.'],
    ['what somebody else did', 'Connor was a machine learning research engineer.'],
    ['a verb of another thing', 'Experience turning vague ideas into plans.'],
  ])('%s', (_kind, text) => expect(found(text).filter((label) => label !== 'SQL')).toEqual([]));

  it('are no slips of the pen of another', () => {
    expect(normalised('State management')).toEqual(['State management']);
    expect(normalised('Writing software')).not.toContain('Writing');
    expect(normalised('Re-engineering')).toEqual([]);
    expect(normalised('Underwater basket weaving')).toEqual([]);
  });
});

describe('lists', () => {
  it.each([
    ['Operating systems: Windows', ['Operating systems', 'Microsoft Windows']],
    ['Photography  Marketing  Cooking', ['Photography', 'Marketing', 'Cooking']],
    ['Erfahrung in Buchhaltung und Excel.', ['Bookkeeping', 'Microsoft Excel'], 'de'],
    ['Greenhouse, Lever, Workday.', ['Greenhouse recruiting', 'Lever ATS', 'Workday']],
    ['PHP5, Weblogic8.1 and Perl5', ['PHP', 'WebLogic', 'Perl']],
  ])('name skills by label, column and version: %s', (text, expected, language = 'en') =>
    expect(found(text, language)).toEqual(expected),
  );
});

describe('everyday words', () => {
  it.each([
    ['Five years of sales experience and a background in marketing.', ['Sales', 'Marketing']],
    ['- Patience and empathy\n- Marketing', ['Patience', 'Empathy', 'Marketing']],
    ['You are flexible and highly organized.', ['Flexibility', 'Organisational skills']],
    ['Negotiation and presentation skills', ['Negotiation', 'Presentation skills']],
  ])('count where the text says so: %s', (text, expected) => expect(found(text)).toEqual(expected));
});

describe('an activity that is told with a verb', () => {
  it.each([
    ['You care for patients.', ['Nursing']],
    ['Supervised a small team and planned the shifts.', ['Team management', 'Shift scheduling']],
    ['Administering medication to patients', ['Medication administration']],
    ['Negotiated, and bought contracts.', []],
    ['Deliver results and monitor the weather.', []],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  it('has a meaning as a raw skill', () => expect(normalised('Mentor a team')).toEqual(['Mentoring']));
});

describe('further languages', () => {
  it.each([
    ['pl', 'Wymagana znajomość prawa pracy i obsługa klienta.', ['Labour law', 'Customer service']],
    ['pt', 'Tratamento de feridas e cuidados paliativos', ['Wound care', 'Palliative medicine']],
    ['da', 'Erfaring med lagerstyring og bogføring', ['Inventory management', 'Bookkeeping']],
    [
      'sv',
      'Du kan läkemedelshantering och felsökning.',
      ['Medication administration', 'Troubleshooting of machines'],
    ],
  ])('%s: %s', (language, text, expected) => expect(found(text, language)).toEqual(expected));
});
