'use client';

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { DetailLines } from '@/components/dossier/details/detail-lines';
import { ProfessionShares } from '@/components/dossier/details/profession-shares';
import { CorrectionMark } from '@/components/dossier/fields/correction-mark';
import { useCorrections } from '@/components/dossier/fields/corrections-provider';
import { EditorLayer } from '@/components/dossier/fields/editor-layer';
import { lineEdit } from '@/components/dossier/fields/edits';
import { Field } from '@/components/dossier/fields/field';
import { durationText } from '@/components/dossier/months';
import { Section } from '@/components/dossier/workbench/section';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { skillDetails, skillTreeDetails } from '../details/skill-details';
import { evidenceUnder } from '../evidence/field-evidence';
import { type ListedSkill, listedSkills } from '../skills/skill-list';
import { useResume } from './resume-context';

/** As many as one takes in at a glance. */
const AT_FIRST = 15;

/** Skills of the person, with the time of use and its end. */
export function SkillsSection() {
  const { resume } = useResume();
  const [all, setAll] = useState(false);
  const skills = listedSkills(resume);
  const shown = all ? skills : skills.slice(0, AT_FIRST);
  return (
    <Section id="skills" title="Skills" count={skills.length} aside={<CorrectionMark path="skills.raw" />}>
      <ProfessionShares classes={resume.skills?.relatedProfessionClasses} />
      {skills.length === 0 ? (
        <p className="text-ink-muted">No skills were found in this document.</p>
      ) : skills.every(({ months, lastUsed }) => months === 0 && !lastUsed) ? (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-0.5 sm:grid-cols-3">
          {shown.map((skill) => (
            <li key={skill.path} className="group/skill flex min-w-0 items-start">
              <SkillName skill={skill} />
              <TakeOut skill={skill} />
            </li>
          ))}
        </ul>
      ) : (
        <table className="w-full">
          <thead className="sr-only">
            <tr>
              <th scope="col">Skill</th>
              <th scope="col">Used for</th>
              <th scope="col">Last used</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((skill) => (
              <SkillRow key={skill.path} skill={skill} />
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-2 -ml-2 flex gap-1">
        {skills.length > AT_FIRST && (
          <Button variant="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Fewer' : `All ${skills.length} skills`}
          </Button>
        )}
        <AddSkill />
      </div>
      <DetailLines of="the skills" details={skillDetails(resume.skills)} />
      <DetailLines of="the skills" label="Taxonomy (V1)" details={skillTreeDetails(resume.skillsData)} />
    </Section>
  );
}

function SkillName({ skill }: { skill: ListedSkill }) {
  const { resume } = useResume();
  return (
    <Field
      path={skill.path}
      label="Skill"
      edit={lineEdit('Skill', skill.name)}
      evidence={evidenceUnder(resume, skill.foundIn, ...skill.writtenAs)}
    >
      {skill.name}
    </Field>
  );
}

function SkillRow({ skill }: { skill: ListedSkill }) {
  return (
    <tr className="group/skill">
      <td className="w-1/2 py-0.5 pr-3">
        <SkillName skill={skill} />
      </td>
      <td className="py-0.5">
        <span className="flex items-center gap-2">
          <span
            aria-hidden
            className={cn(
              'h-1.5 min-w-8 flex-1 overflow-hidden rounded-full',
              skill.months > 0 && 'bg-hover',
            )}
          >
            <span
              className="block h-full rounded-full bg-accent"
              style={{ width: `${skill.share * 100}%` }}
            />
          </span>
          <span className="w-20 shrink-0 text-right text-xs text-ink-muted tabular-nums">
            {skill.months > 0 && durationText(skill.months)}
          </span>
        </span>
      </td>
      <td className="w-14 py-0.5 text-right text-xs text-ink-faint tabular-nums">
        {skill.lastUsed?.slice(0, 4)}
      </td>
      <td className="w-7 text-right">
        <TakeOut skill={skill} />
      </td>
    </tr>
  );
}

function TakeOut({ skill }: { skill: ListedSkill }) {
  const { resume } = useResume();
  const { correcting } = useCorrections();
  const [, list, place] = skill.path.split('.');
  if (!correcting || list !== 'raw') return null;
  const at = Number(place);
  const others = (resume.skills?.raw ?? []).filter((_, index) => index !== at);
  return (
    <button
      type="button"
      aria-label={`Remove ${skill.name}`}
      className="inline-flex size-6 items-center justify-center rounded-xs text-ink-faint opacity-0 group-hover/skill:opacity-100 hover:bg-hover hover:text-ink focus-visible:opacity-100 pointer-coarse:opacity-60"
      onClick={() => correcting.save('skills.raw', others)}
    >
      <X aria-hidden className="size-3.5" />
    </button>
  );
}

function AddSkill() {
  const { resume } = useResume();
  const { correcting } = useCorrections();
  const [adding, setAdding] = useState(false);
  const raw = resume.skills?.raw ?? [];
  if (!correcting || (resume.skills?.normalized?.length ?? 0) > 0) return null;
  return (
    <EditorLayer
      open={adding}
      label="Skill"
      edit={lineEdit('Skill', '', (name) => [...raw, { name }])}
      onSave={(skills) => skills && correcting.save('skills.raw', skills)}
      onClose={() => setAdding(false)}
    >
      <Button variant="quiet" size="sm" onClick={() => setAdding(true)}>
        <Plus aria-hidden />
        Add skill
      </Button>
    </EditorLayer>
  );
}
