import { type Detail, detail } from '@/components/dossier/details/detail';
import { durationText } from '@/components/dossier/months';
import type { ParsedResume } from '@/lib/contracts';

type Skills = NonNullable<ParsedResume['skills']>;
type Raw = NonNullable<Skills['raw']>[number];
type Usage = Pick<Raw, 'foundIn' | 'monthsExperience' | 'lastUsed'>;
type Tree = NonNullable<ParsedResume['skillsData']>;
type Taxonomy = NonNullable<Tree[number]['taxonomies']>[number];
type SubTaxonomy = NonNullable<Taxonomy['subTaxonomies']>[number];
type TreeSkill = NonNullable<SubTaxonomy['skills']>[number];

function usageText({ foundIn, monthsExperience, lastUsed }: Usage): string[] {
  const places = (foundIn ?? []).map(({ sectionType, id }) => [sectionType, id].filter(Boolean).join(' '));
  return [
    monthsExperience ? durationText(monthsExperience.value) : '',
    lastUsed ? `until ${lastUsed.value}` : '',
    places.length > 0 ? `in ${[...new Set(places)].join(', ')}` : '',
  ];
}

function sentence(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** Returns every normalised skill with its id, kind and the words it was read as; then every raw one. */
export function skillDetails(skills: Skills | null | undefined): Detail[] {
  const normalised = (skills?.normalized ?? []).map((skill) => {
    const words = skill.rawSkills?.length ? `written as ${skill.rawSkills.join(', ')}` : '';
    return detail(skill.name ?? '', sentence(skill.type, skill.id, words, ...usageText(skill)));
  });
  const raw = (skills?.raw ?? []).map((skill) =>
    detail(skill.name ?? '', sentence('as written', ...usageText(skill))),
  );
  return [...normalised, ...raw];
}

function treeSkill(skill: TreeSkill): string {
  const { childrenMonthsExperience: months, childrenLastUsed: last } = skill;
  const variations = (skill.variations ?? []).map((variation) =>
    sentence(
      variation.name,
      variation.id,
      variation.existsInText ? 'in the text' : '',
      ...usageText(variation),
    ),
  );
  return sentence(
    skill.name,
    skill.id,
    skill.existsInText ? 'in the text' : '',
    ...usageText(skill),
    months ? `with what is under it ${durationText(months.value)}` : '',
    last ? `last ${last.value}` : '',
    variations.length > 0 ? `variations: ${variations.join('; ')}` : '',
  );
}

function percents({ percentOfOverall, percentOfParent }: SubTaxonomy): string {
  const [overall, parent] = [percentOfOverall, percentOfParent].map((share) => share ?? undefined);
  return sentence(
    overall === undefined ? '' : `${overall} % of all`,
    parent === undefined ? '' : `${parent} % of the field`,
  );
}

/** Returns the deprecated tree of skills (parsing.md, `SkillsData`), a line a branch. */
export function skillTreeDetails(tree: Tree | null | undefined): Detail[] {
  return (tree ?? []).flatMap(({ root, taxonomies }) =>
    (taxonomies ?? []).flatMap(({ id, name, percentOfOverall, subTaxonomies }) => [
      detail(
        sentence(root, name),
        sentence(
          id,
          percentOfOverall === null || percentOfOverall === undefined ? '' : `${percentOfOverall} %`,
        ),
      ),
      ...(subTaxonomies ?? []).map((branch) =>
        detail(
          sentence(branch.subTaxonomyName, branch.subTaxonomyId),
          [percents(branch), ...(branch.skills ?? []).map(treeSkill)].filter(Boolean).join('\n'),
        ),
      ),
    ]),
  );
}
