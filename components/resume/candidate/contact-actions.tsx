'use client';

import { Globe, type LucideIcon, Mail, Phone } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { ParsedResume } from '@/lib/contracts';
import { webHref } from './web-address';

type Way = { readonly label: string; readonly of: string; readonly href: string; readonly icon: LucideIcon };

/** Returns the address of a number as `tel:` takes it: digits, and the plus of an international one. */
function telephoneHref(number: string): string | undefined {
  const dialled = number.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return /^\+?\d{3,17}$/.test(dialled) ? `tel:${dialled}` : undefined;
}

function wayTo(
  label: string,
  of: string | null | undefined,
  href: string | undefined,
  icon: LucideIcon,
): Way[] {
  return of && href ? [{ label, of, href, icon }] : [];
}

function waysOf({ contactInformation: contact }: ParsedResume): Way[] {
  const [email] = contact?.emailAddresses ?? [];
  const [telephone] = contact?.telephones ?? [];
  const number = telephone?.normalized ?? telephone?.raw ?? '';
  const [web] = (contact?.webAddresses ?? []).flatMap(({ address }) => address ?? []);
  const site = web && /linkedin\./i.test(web) ? 'LinkedIn' : 'Website';
  return [
    ...wayTo('E-mail', email, email && `mailto:${encodeURIComponent(email)}`, Mail),
    ...wayTo('Call', number, telephoneHref(number), Phone),
    ...wayTo(site, web, web && webHref(web), Globe),
  ];
}

/** The ways to reach a person, each one press: the mail program, the telephone, their page. */
export function ContactActions({ resume }: { resume: ParsedResume }) {
  const ways = waysOf(resume);
  if (ways.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {ways.map(({ label, of, href, icon: Icon }) => (
        <Button key={label} size="sm" asChild>
          <a
            href={href}
            aria-label={`${label}: ${of}`}
            {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon aria-hidden />
            {label}
          </a>
        </Button>
      ))}
    </div>
  );
}
