import { Input } from '@/components/ui/input';

/** A number of a rule, on one line with what it means. */
export function NumberLine({
  label,
  value,
  hint,
  onValue,
}: {
  label: string;
  value: string;
  hint: string;
  onValue: (value: string) => void;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input is inside
    <label className="grid items-center gap-x-3 gap-y-1 text-sm sm:grid-cols-[11rem_5rem_1fr]">
      <span className="font-medium">{label}</span>
      <Input
        type="number"
        min={1}
        value={value}
        aria-label={label}
        onChange={(event) => onValue(event.target.value)}
      />
      <span className="text-xs text-ink-muted">{hint}</span>
    </label>
  );
}
