import { Button } from '@/components/ui/button';
import {
  type CustomField,
  type CustomValue,
  type CustomValues,
  customPath,
  type DossierDetail,
  type OtherValue,
  valueAt,
} from '@/lib/recruiter/vocabulary';
import { customEdit, shownValue } from '../custom-edit';
import { useCorrections } from '../fields/corrections-provider';
import { Field } from '../fields/field';
import { Section } from '../workbench/section';

type Given = Pick<DossierDetail<unknown, unknown>, 'fields' | 'otherValues'>;

/** What the fields of the workspace hold of a candidate or a job, each changed in place. */
export function CustomFieldsSection({
  detail: { fields, otherValues },
  shown,
}: {
  detail: Given;
  /** The data on screen, with changes that are on their way. */
  shown: object;
}) {
  const { correcting } = useCorrections();
  const values = (valueAt(shown, ['custom']) ?? {}) as CustomValues;
  const lines = fields.filter(
    ({ key, archived }) => !archived && (correcting !== null || (values[key] ?? null) !== null),
  );
  if (lines.length === 0) return null;
  return (
    <Section id="custom" title="Custom fields">
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
        {lines.map((field) => (
          <div key={field.key} className="contents">
            <dt className="text-ink-muted max-sm:mt-1">{field.name}</dt>
            <dd className="min-w-0 break-words">
              <Line
                field={field}
                value={values[field.key] ?? undefined}
                others={otherValues.filter(({ key }) => key === field.key)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Line({
  field,
  value,
  others,
}: {
  field: CustomField;
  value: CustomValue | undefined;
  /** Values of those who were merged into this one. */
  others: readonly OtherValue[];
}) {
  const { correcting } = useCorrections();
  const path = customPath(field.key);
  return (
    <>
      <Field path={path} label={field.name} edit={customEdit(field, value)} isRead={false}>
        {value === undefined ? null : shownValue(field, value)}
      </Field>
      {others
        .filter((other) => other.value !== value)
        .map((other) => (
          <p
            key={`${other.of} ${other.value}`}
            className="mt-0.5 flex flex-wrap items-center gap-2 text-xs text-ink-muted"
          >
            {shownValue(field, other.value)}, before {other.of} was merged into this
            {correcting && (
              <Button size="sm" variant="quiet" onClick={() => correcting.save(path, other.value)}>
                Use {shownValue(field, other.value)}
              </Button>
            )}
          </p>
        ))}
    </>
  );
}
