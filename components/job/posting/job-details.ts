import { type Detail, detail } from '@/components/dossier/details/detail';
import { professionDetails } from '@/components/dossier/details/profession-details';
import { exactPlace } from '@/components/dossier/workbench/place-text';
import type { ParsedJob } from '@/lib/contracts';

type Skills = NonNullable<ParsedJob['skills']>;
type Tree = NonNullable<ParsedJob['skillsData']>;
type Taxonomy = NonNullable<Tree[number]['taxonomies']>[number];
type SubTaxonomy = NonNullable<Taxonomy['subTaxonomies']>[number];
type TreeSkill = Omit<NonNullable<SubTaxonomy['skills']>[number], 'variations'>;

function sentence(...parts: readonly (string | number | null | undefined | false)[]): string {
  return parts
    .filter((part) => part !== null && part !== undefined && part !== false && part !== '')
    .join(' · ');
}

/** Returns minor details of title, employer and place. */
export function headDetails(job: ParsedJob): Detail[] {
  const { jobTitles, employerNames } = job;
  return [
    detail('Titles found', jobTitles?.jobTitle),
    detail('Employers found', employerNames?.employerName),
    detail('Address', exactPlace(job.currentLocation)),
    ...professionDetails(job.normalizedProfession),
    ...professionDetails(jobTitles?.normalizedProfession),
    detail('Leading people', job.currentJobIsManagement),
    detail('Management level', job.managementLevel),
    detail('Management score', job.highestManagementScore?.value),
    detail('Executive type', job.executiveType),
    detail('Owners', job.owners),
    detail('Terms of interest', job.termsOfInterest),
    detail('Given tags', job.userDefinedTags),
  ];
}

/** Returns minor details of pay, hours and requirements. */
export function factDetails(job: ParsedJob): Detail[] {
  const { salary } = job;
  return [
    detail('Salary as written', [salary?.rawMinimum, salary?.rawMaximum]),
    detail('Paid', salary?.timeScale),
    detail('Currency', salary?.currency),
    detail('A year, at least', salary?.minimum?.value),
    detail('A year, at most', salary?.maximum?.value),
    detail('Hours a week, at least', job.minimumWorkingHours?.value),
    detail('Hours a week, at most', job.maximumWorkingHours?.value),
    detail('Working hours', job.workingHours),
    detail('Contract', job.contractType),
    detail('Employment', job.employmentType),
    detail('Remote', job.isRemote),
    detail('Languages', job.languageCodes),
  ];
}

/** Returns every degree with its kind and levels. */
export function degreeDetails(job: ParsedJob): Detail[] {
  const degrees = (job.degrees ?? []).map((degree) =>
    detail(
      degree.name ?? 'Degree',
      sentence(
        degree.type,
        degree.localEducationLevel && `local level ${degree.localEducationLevel}`,
        degree.internationalEducationLevel && `international level ${degree.internationalEducationLevel}`,
        (degree.schoolNames ?? []).join(', '),
      ),
    ),
  );
  return [...degrees, detail('Schools', job.schoolNames)];
}

/** Returns every skill with its id, kind and the words it was read as. */
export function skillDetails(skills: Skills | null | undefined): Detail[] {
  const asked = (required: boolean | null | undefined) => (required ? 'required' : 'preferred');
  const normalised = (skills?.normalized ?? []).map(({ name, type, id, required, rawSkills }) => {
    const words = rawSkills?.length ? `written as ${rawSkills.join(', ')}` : '';
    return detail(name ?? '', sentence(type, id, asked(required), words));
  });
  const raw = (skills?.raw ?? []).map(({ name, required }) =>
    detail(name ?? '', sentence('as written', asked(required))),
  );
  return [...normalised, ...raw];
}

function treeSkill(skill: TreeSkill): string {
  const places = (skill.foundIn ?? []).map(({ sectionType, id }) =>
    [sectionType, id].filter(Boolean).join(' '),
  );
  return sentence(
    skill.name,
    skill.id,
    skill.type,
    skill.required && 'required',
    skill.existsInText && 'in the text',
    places.length > 0 && `in ${places.join(', ')}`,
  );
}

/** Returns the deprecated tree of skills (wire-facts 2.10), a line a branch. */
export function skillTreeDetails(tree: Tree | null | undefined): Detail[] {
  return (tree ?? []).flatMap(({ root, taxonomies }) =>
    (taxonomies ?? []).flatMap(({ id, name, percentOfOverall, subTaxonomies }) => [
      detail(sentence(root, name), sentence(id, percentOfOverall, '% of all')),
      ...(subTaxonomies ?? []).map((branch) =>
        detail(
          sentence(branch.subTaxonomyName, branch.subTaxonomyId),
          [
            sentence(branch.percentOfOverall, branch.percentOfParent, '% of all, of the field'),
            ...(branch.skills ?? []).flatMap((skill) => [
              treeSkill(skill),
              ...(skill.variations ?? []).map((variation) => `– ${treeSkill(variation)}`),
            ]),
          ].join('\n'),
        ),
      ),
    ]),
  );
}
