/** A document of the project with its place on the site. */
export type Listed = { slug: string; file: string; label: string; summary: string };

const listed = (slug: string, label: string, summary: string, file = `docs/${slug}.md`): Listed => ({
  slug,
  file,
  label,
  summary,
});

/** The chapters of the documentation in reading order. A document of `docs/` that is not named here is in the last one. */
export const CONTENTS: readonly { title: string; documents: readonly Listed[] }[] = [
  {
    title: 'Start',
    documents: [
      listed(
        'five-minutes',
        'Five minutes',
        'From an account to a CV that was read, a match and the market.',
      ),
      listed('about', 'About Shortlist', 'What it is, how it starts, and how it is configured.', 'README.md'),
    ],
  },
  {
    title: 'Call the APIs',
    documents: [
      listed('api', 'APIs and their clients', 'Credentials, credits and limits, clients, FlexRequests.'),
      listed('parsing', 'Reading documents', 'CVs and postings into data, and what you can ask for.'),
      listed('indexes', 'Indexes, search and match', 'Fill an index, search it, rank it for a job or a CV.'),
      listed('market', 'The job market', 'Search and count the postings of other employers.'),
      listed('matching', 'How scores come about', 'What is compared, and how a score is made of it.'),
    ],
  },
  {
    title: 'Show matches in your pages',
    documents: [
      listed('matching-ui', 'Getting a matching UI', 'The calls, who sees a page, what is posted to you.'),
      listed('embedding', 'Embedding it', 'In plain HTML, in React, in an applicant tracking system.'),
    ],
  },
  {
    title: 'Connect',
    documents: [
      listed('events', 'Events', 'Signed, in order, at least once: how to receive them.'),
      listed('assistants', 'Assistants', 'The Model Context Protocol, over HTTP and on your machine.'),
      listed('command-line', 'Command line', 'Folders of documents, matches and the market from a shell.'),
      listed(
        'typescript',
        'TypeScript client',
        'Typed, paced, retried where nothing was done.',
        'lib/clients/PACKAGE.md',
      ),
      listed(
        'python',
        'Python client',
        'The standard library alone, and a notebook.',
        'lib/clients/python/README.md',
      ),
    ],
  },
  {
    title: 'Operate',
    documents: [
      listed('admin', 'Installing and maintaining', 'Install, watch, back up, restore and upgrade.'),
      listed('operations', 'Running it', 'What stores promise, limits, mail, models, several instances.'),
      listed('scaling', 'Growing', 'When one machine is not enough, and what then.'),
      listed('security', 'Security', 'The threats that were considered, and what was tried.'),
    ],
  },
  {
    title: 'Look inside',
    documents: [
      listed('architecture', 'Architecture', 'Two halves that meet over HTTP, and who may import whom.'),
      listed('measurements', 'Measurements', 'How right and how fast it is, and by what that was measured.'),
      listed('decisions', 'Decisions', 'Why it is as it is, by subject.', 'docs/decisions/README.md'),
      listed('contributing', 'Contributing', 'From a fresh clone to a first change.', 'CONTRIBUTING.md'),
      listed('changes', 'Changes', 'What is new, version by version.', 'CHANGELOG.md'),
      listed('reporting', 'Reporting a hole', 'Whom to write to, and what happens then.', 'SECURITY.md'),
    ],
  },
];
