'use client';

import { X } from 'lucide-react';
import { DetailLines } from '@/components/dossier/details/detail-lines';
import { ProfessionShares } from '@/components/dossier/details/profession-shares';
import { evidenceOf } from '@/components/dossier/evidence/query';
import { CorrectionMark } from '@/components/dossier/fields/correction-mark';
import { useCorrections } from '@/components/dossier/fields/corrections-provider';
import { lineEdit } from '@/components/dossier/fields/edits';
import { Field } from '@/components/dossier/fields/field';
import { Section } from '@/components/dossier/workbench/section';
import type { ParsedJob } from '@/lib/contracts';
import { useJob } from './job-context';
import { skillDetails, skillTreeDetails } from './job-details';

type ListedSkill = {
  name: string;
  required: boolean;
  /** Place of the skill, for correcting it. */
  list: 'raw' | 'normalized';
  at: number;
  writtenAs: readonly string[];
};

/** Returns the skills of a job; the normalised ones where there are any. */
export function listedSkills({ skills }: ParsedJob): ListedSkill[] {
  const normalized = skills?.normalized ?? [];
  if (normalized.length > 0)
    return normalized.map(({ name, required, rawSkills }, at) => ({
      name: name ?? '',
      required: required === true,
      list: 'normalized' as const,
      at,
      writtenAs: [...(rawSkills ?? []), name ?? ''],
    }));
  return (skills?.raw ?? []).map(({ name, required }, at) => ({
    name: name ?? '',
    required: required === true,
    list: 'raw' as const,
    at,
    writtenAs: [name ?? ''],
  }));
}

/** Required and welcome skills. */
export function JobSkills() {
  const { job } = useJob();
  const skills = listedSkills(job);
  const list = skills[0]?.list ?? 'raw';
  return (
    <Section
      id="skills"
      title="Skills"
      count={skills.length}
      aside={<CorrectionMark path={`skills.${list}`} />}
    >
      <ProfessionShares classes={job.skills?.relatedProfessionClasses} />
      {skills.length === 0 && <p className="text-ink-muted">No skills were found in this posting.</p>}
      <SkillGroup title="Required" skills={skills.filter(({ required }) => required)} />
      <SkillGroup title="Preferred" skills={skills.filter(({ required }) => !required)} />
      <DetailLines of="the skills" details={skillDetails(job.skills)} />
      <DetailLines of="the skills" label="Taxonomy (V1)" details={skillTreeDetails(job.skillsData)} />
    </Section>
  );
}

function SkillGroup({ title, skills }: { title: string; skills: readonly ListedSkill[] }) {
  if (skills.length === 0) return null;
  return (
    <div className="mb-3">
      <h3 className="mb-1 text-xs font-medium text-ink-muted">
        {title} <span className="font-normal text-ink-faint tabular-nums">{skills.length}</span>
      </h3>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-0.5 sm:grid-cols-3">
        {skills.map((skill) => (
          <li key={`${skill.list} ${skill.at}`} className="group/skill flex min-w-0 items-start">
            <Field
              path={`skills.${skill.list}.${skill.at}.name`}
              label="Skill"
              edit={lineEdit('Skill', skill.name)}
              evidence={evidenceOf(...skill.writtenAs)}
            >
              {skill.name}
            </Field>
            <TakeOut skill={skill} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TakeOut({ skill }: { skill: ListedSkill }) {
  const { job } = useJob();
  const { correcting } = useCorrections();
  if (!correcting) return null;
  const path = `skills.${skill.list}`;
  const others = (job.skills?.[skill.list] ?? []).filter((_, index) => index !== skill.at);
  return (
    <button
      type="button"
      aria-label={`Remove ${skill.name}`}
      className="inline-flex size-6 items-center justify-center rounded-xs text-ink-faint opacity-0 group-hover/skill:opacity-100 hover:bg-hover hover:text-ink focus-visible:opacity-100 pointer-coarse:opacity-60"
      onClick={() => correcting.save(path, others)}
    >
      <X aria-hidden className="size-3.5" />
    </button>
  );
}
