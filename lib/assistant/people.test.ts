import { expect, it } from 'vitest';
import { jobWithoutPeople } from './people';

const said = (jobDescription: string, contactPerson?: string) =>
  jobWithoutPeople({
    jobDescription,
    applicationDetails: {
      contactPerson,
      contactEmail: 'x@example.org',
      applicationDescription: jobDescription,
    },
    jobMetadata: { plainText: jobDescription },
  });

it('takes what identifies a person out of the texts of a posting', () => {
  const texts = [
    'Ask Mrs Jane Fenwick, +44 113 496 0123, for more.',
    'Rückfragen an Frau Dr. Müller-Lüdenscheidt unter 030/123 45 67.',
    'Write to jane.fenwick@example.org or linkedin.com/in/jane-fenwick.',
    'Call (555) 123-4567.',
  ];
  for (const text of texts) {
    const { jobDescription, applicationDetails } = said(text);
    expect(jobDescription).not.toMatch(/Fenwick|Müller|\d{3}|example\.org|linkedin/i);
    expect(applicationDetails?.applicationDescription).toBe(jobDescription);
  }
});

it('knows the name of the contact without a title in front of it', () => {
  const { jobDescription, applicationDetails, jobMetadata } = said(
    'Jane leads the team. Fenwick & Sons builds ships, Janette not.',
    'Jane Fenwick',
  );
  expect(jobDescription).toBe('[left out] leads the team. [left out] & Sons builds ships, Janette not.');
  expect(applicationDetails).not.toHaveProperty('contactPerson');
  expect(applicationDetails).not.toHaveProperty('contactEmail');
  expect(jobMetadata).not.toHaveProperty('plainText');
});

it('leaves pay, dates, sizes and addresses of companies', () => {
  const text =
    'From 01.02.2026, 40,000 - 60,000 EUR, 24/7, 1500 people, 10115 Berlin. Apply at https://careers.example.org/jobs/4711234567.';
  expect(said(text).jobDescription).toBe(text);
});
