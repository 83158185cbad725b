import type { Person } from '../person.ts';
import { period, WORDS } from '../words.ts';

/** The parts of a CV as HTML; each look arranges and dresses them in its own way (styles.ts). */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeText = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
const list = (items: string[]) => `<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`;

function section(title: string, body: string): string {
  return body ? `<section><h2>${escapeText(title)}</h2>${body}</section>` : '';
}

function link(address: string): string {
  return `<a href="https://${escapeText(address)}">${escapeText(address)}</a>`;
}

function contact(person: Person): string {
  const lines = [
    ...person.address.map(escapeText),
    escapeText(person.phone),
    `<a href="mailto:${escapeText(person.email)}">${escapeText(person.email)}</a>`,
    ...(person.links ?? []).map(link),
    ...(person.facts ?? []).map(([label, value]) => `${escapeText(label)}: ${escapeText(value)}`),
  ];
  return lines.map((line) => `<p>${line}</p>`).join('');
}

function jobs(person: Person): string {
  return person.jobs
    .map(
      (job) => `<article><div class="when">${escapeText(period(person, job))}</div><div class="what">
        <h3>${escapeText(job.title)}</h3><p class="where">${escapeText(job.employer)}, ${escapeText(job.place)}</p>${list(job.points)}</div></article>`,
    )
    .join('');
}

function studies(person: Person): string {
  return person.studies
    .map(
      (
        study,
      ) => `<article><div class="when">${escapeText(period(person, study, false))}</div><div class="what">
        <h3>${escapeText(study.degree)}</h3><p class="where">${escapeText(study.school)}, ${escapeText(study.place)}</p>
        ${study.note ? `<p>${escapeText(study.note)}</p>` : ''}</div></article>`,
    )
    .join('');
}

function skills(person: Person): string {
  const asList = person.look.startsWith('sidebar');
  return person.skills
    .map(([group, items]) => {
      const title = person.skills.length > 1 ? `<strong>${escapeText(group)}:</strong> ` : '';
      return asList
        ? `${title ? `<p>${title}</p>` : ''}${list(items)}`
        : `<p>${title}${escapeText(items.join(', '))}</p>`;
    })
    .join('');
}

function partsOf(person: Person) {
  const words = WORDS[person.language];
  return {
    heading: `<h1>${escapeText(person.name)}</h1><p class="headline">${escapeText(person.headline)}</p>`,
    contact: contact(person),
    contactSection: section(words.contact, contact(person)),
    summary: section(words.summary, person.summary ? `<p>${escapeText(person.summary)}</p>` : ''),
    jobs: section(words.jobs, jobs(person)),
    studies: section(words.studies, studies(person)),
    skills: section(words.skills, skills(person)),
    languages: section(words.languages, list(person.languages.map(([name, level]) => `${name} (${level})`))),
    certificates: section(words.certificates, person.certificates ? list(person.certificates) : ''),
    interests: section(words.interests, person.interests ? `<p>${escapeText(person.interests)}</p>` : ''),
  };
}

/** Returns the body of the page in the arrangement of the person's look. */
export function bodyOf(person: Person): string {
  const parts = partsOf(person);
  const main = parts.summary + parts.jobs + parts.studies;
  const side = parts.skills + parts.languages + parts.certificates + parts.interests;
  if (person.look === 'sidebar' || person.look === 'sidebarRight') {
    const aside = `<aside>${parts.contactSection}${side}</aside>`;
    return `<div class="columns"><main><header>${parts.heading}</header>${main}</main>${aside}</div>`;
  }
  return `<header>${parts.heading}<div class="contact">${parts.contact}</div></header><main>${main}${side}</main>`;
}
