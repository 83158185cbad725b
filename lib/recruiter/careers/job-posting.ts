import type { ParsedJob } from '@/lib/contracts';
import type { DescriptionPart } from '../applications/types';
import { filled, type Json } from '../exports/filled';
import { employmentTypes } from '../exports/job-posting';
import { escapeHtml } from '../ground/escape-html';
import type { CareerJob, JobPostingFacts } from './model';

/** A schema.org JobPosting of an open job, as search engines require one: https://schema.org/JobPosting. */

/** Days in an office: what is remote in part is no telecommuting (a posting of it would be refused). */
const IN_PART = /hybrid|hybride|ibrid[oa]|days? (?:a|per) week (?:in|at) (?:the|our) office/iu;

/** Returns what a posting says by terms of schema.org. */
export function postingFacts(job: ParsedJob, location: ParsedJob['currentLocation']): JobPostingFacts {
  const text = job.jobMetadata?.plainText ?? job.jobDescription ?? '';
  return {
    employmentType: employmentTypes(job),
    address: filled({
      streetAddress: location?.streetAddressLines?.join(', '),
      postalCode: location?.postalCode,
      addressLocality: location?.municipality,
      addressRegion: location?.regions?.[0],
      addressCountry: location?.countryCode?.toUpperCase(),
    }),
    isFullyRemote: job.isRemote === true && !IN_PART.test(text),
  };
}

/** Returns the parts of a posting as HTML. */
export function descriptionHtml(parts: readonly DescriptionPart[]): string {
  return parts
    .map(({ heading, blocks }) => {
      const texts = blocks.map((block) =>
        block.kind === 'text'
          ? `<p>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`
          : `<ul>${block.points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`,
      );
      return `${heading ? `<h2>${escapeHtml(heading)}</h2>` : ''}${texts.join('')}`;
    })
    .join('');
}

function salaryOf({ pay }: CareerJob): Json | undefined {
  if (!pay) return undefined;
  const value = pay.from === pay.to ? { value: pay.from } : { minValue: pay.from, maxValue: pay.to };
  return {
    '@type': 'MonetaryAmount',
    currency: pay.currency,
    value: filled({ '@type': 'QuantitativeValue', ...value, unitText: pay.unit }),
  };
}

/**
 * Returns why search engines would not take a job; null where they can. They require a description, and a place with its country or
 * work from anywhere within one.
 */
export function whyUnlisted(facts: JobPostingFacts, description: readonly DescriptionPart[]): string | null {
  if (description.length === 0) return 'the posting has no text';
  return facts.address.addressCountry ? null : 'the posting names no country';
}

/** The workspace, with the address of its logo. */
export type Publisher = { name: string; logo: string | null };

function organisation({ employer }: CareerJob, { name, logo }: Publisher): Json {
  return filled({ '@type': 'Organization', name: employer ?? name, logo: employer ? null : logo });
}

/** Returns the JobPosting of an open job; undefined where a member is missing that it must have. */
export function careerPosting(job: CareerJob, publisher: Publisher, url: string): Json | undefined {
  const { facts } = job;
  if (whyUnlisted(facts, job.description)) return undefined;
  const country = { '@type': 'Country', name: facts.address.addressCountry };
  return filled({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job.description),
    identifier: { '@type': 'PropertyValue', name: publisher.name, value: job.key },
    url,
    datePosted: job.publishedOn,
    validThrough: job.lastDay && `${job.lastDay}T23:59:59Z`,
    employmentType: facts.employmentType,
    hiringOrganization: organisation(job, publisher),
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...facts.address } },
    jobLocationType: facts.isFullyRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: facts.isFullyRemote ? country : undefined,
    baseSalary: salaryOf(job),
    directApply: true,
  });
}
