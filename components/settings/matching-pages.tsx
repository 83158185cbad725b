'use client';

import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input, Textarea } from '@/components/ui/input';
import { PictureField } from '@/components/ui/picture-field';
import { toast } from '@/components/ui/toast';
import type { MatchingPages, Outcome } from '@/lib/recruiter/vocabulary';

type List = { key: number; name: string; skills: string };

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Settings of an account's matching pages: who may embed them, their logo, and lists of skills. */
export function MatchingPagesForm({
  accountId,
  pages,
  save,
}: {
  accountId: string;
  pages: MatchingPages;
  save: (input: MatchingPages & { accountId: string }) => Promise<Outcome<MatchingPages>>;
}) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [logo, setLogo] = useState(pages.logo);
  const [lists, setLists] = useState<List[]>(
    pages.skillsLists.map(({ name, skills }, key) => ({ key, name, skills: skills.join('\n') })),
  );
  const submit = ({ origins = '' }: Record<string, string>) =>
    run(
      () =>
        save({
          accountId,
          frameOrigins: linesOf(origins),
          logo,
          skillsLists: lists.map(({ name, skills }) => ({ name, skills: linesOf(skills) })),
        }),
      () => toast.done('Matching pages saved'),
    );
  return (
    <Form label="Matching pages" problem={problem} onSubmit={submit} className="grid max-w-xl gap-6">
      <Field
        label="Sites that may embed them"
        name="origins"
        hint="One origin per line. If there is none, a page can be embedded by the sites that its hooks name. If there is one, only these sites can, whatever the hooks name."
      >
        <Textarea
          rows={2}
          spellCheck={false}
          placeholder="https://ats.example.com"
          defaultValue={pages.frameOrigins.join('\n')}
        />
      </Field>
      <PictureField
        label="Logo"
        hint="Shown in the banner. PNG, JPEG, GIF or WebP, at most 200 KB"
        accept="image/png,image/jpeg,image/gif,image/webp"
        picture={logo}
        onPicture={setLogo}
      />
      <SkillsLists lists={lists} onLists={setLists} />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </div>
    </Form>
  );
}

function SkillsLists({ lists, onLists }: { lists: readonly List[]; onLists: (lists: List[]) => void }) {
  const added = useRef(lists.length);
  const change = (key: number, some: Partial<List>) =>
    onLists(lists.map((list) => (list.key === key ? { ...list, ...some } : list)));
  const add = () => {
    onLists([...lists, { key: added.current, name: '', skills: '' }]);
    added.current += 1;
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-medium">Lists of skills</legend>
      <p className="text-xs text-ink-muted">
        When a call names a list, its skills are suggested as people type, along with the built-in ones.
      </p>
      {lists.map(({ key, name, skills }, index) => (
        <div key={key} className="grid gap-3 rounded-md border p-3">
          <div className="flex items-end gap-2">
            <Field label={`Name of list ${index + 1}`} className="flex-1">
              <Input
                value={name}
                maxLength={80}
                autoFocus={name === ''}
                onChange={(event) => change(key, { name: event.target.value })}
              />
            </Field>
            <Button
              variant="quiet"
              aria-label={`Remove list ${index + 1}`}
              onClick={() => onLists(lists.filter((list) => list.key !== key))}
            >
              Remove
            </Button>
          </div>
          <Field label={`Skills of list ${index + 1}`} hint="One per line">
            <Textarea
              rows={3}
              className="max-h-60"
              value={skills}
              onChange={(event) => change(key, { skills: event.target.value })}
            />
          </Field>
        </div>
      ))}
      <div>
        <Button size="sm" variant="quiet" onClick={add}>
          <Plus aria-hidden />
          Add a list
        </Button>
      </div>
    </fieldset>
  );
}
