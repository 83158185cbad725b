'use client';

import { Button } from './button';
import { Field } from './field';
import { Input } from './input';

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Chooses a picture, as a data address, and shows it; null without one. */
export function PictureField({
  label,
  hint,
  accept,
  picture,
  onPicture,
}: {
  label: string;
  hint: string;
  /** Media types with commas between them. */
  accept: string;
  picture: string | null;
  onPicture: (picture: string | null) => void;
}) {
  return (
    <div className="grid gap-3">
      <Field label={label} hint={hint}>
        <Input
          type="file"
          accept={accept}
          className="py-1"
          onChange={async (event) => {
            const file = event.target.files?.[0];
            if (file) onPicture(await dataUrlOf(file));
          }}
        />
      </Field>
      {picture && (
        <div className="flex items-center gap-3">
          {/* biome-ignore lint/performance/noImgElement: a picture of any shape, shown before it is saved */}
          <img src={picture} alt={label} className="max-h-10 max-w-40" />
          <Button size="sm" variant="quiet" onClick={() => onPicture(null)}>
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}
