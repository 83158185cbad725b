import type { ReactNode } from 'react';
import type { Brand } from '@/lib/recruiter/vocabulary';

/** The frame of a page for people who do not sign in, in the look of the workspace. Needs no script. */
export function PublicFrame({ brand, children }: { brand: Brand; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <div aria-hidden className="h-1.5" style={{ backgroundColor: brand.colour }} />
      {(brand.name || brand.logo) && (
        <div className="mx-auto flex w-full max-w-2xl items-center gap-4 px-5 pt-6">
          <p className="min-w-0 flex-1 text-sm text-ink-muted">{brand.name}</p>
          {/* biome-ignore lint/performance/noImgElement: a picture out of the store, small and of any shape */}
          {brand.logo && <img src={brand.logo} alt="" className="max-h-10 max-w-40" />}
        </div>
      )}
      <main className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-6 px-5 py-8">{children}</main>
      {brand.footer && (
        <footer className="mx-auto w-full max-w-2xl px-5 pb-8 text-xs text-ink-muted">{brand.footer}</footer>
      )}
    </div>
  );
}
