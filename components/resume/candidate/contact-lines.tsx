'use client';

import { Check, Copy, Globe, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { evidenceOf } from '@/components/dossier/evidence/query';
import { lineEdit, placeEdit } from '@/components/dossier/fields/edits';
import { Field } from '@/components/dossier/fields/field';
import { placeText } from '@/components/dossier/workbench/place-text';
import { toast } from '@/components/ui/toast';
import { townDoubt } from '../doubts';
import { useResume } from './resume-context';
import { webHref } from './web-address';

const COPIED_MS = 1_500;

function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      toast.failed('The browser did not allow copying.');
    }
  };
  return (
    <button
      type="button"
      aria-label={`Copy ${what}`}
      className="inline-flex size-6 print:hidden shrink-0 items-center justify-center rounded-xs text-ink-faint hover:bg-hover hover:text-ink"
      onClick={copy}
    >
      {copied ? (
        <Check aria-hidden className="size-3.5 text-positive" />
      ) : (
        <Copy aria-hidden className="size-3.5" />
      )}
      <span role="status" className="sr-only">
        {copied && 'Copied'}
      </span>
    </button>
  );
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-h-6 min-w-0 items-center gap-2">
      <Icon aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
      {children}
    </li>
  );
}

/** Contact data of the candidate, each to be copied, corrected and looked up. */
export function ContactLines() {
  const { resume, read } = useResume();
  const contact = resume.contactInformation;
  const emails = contact?.emailAddresses ?? [];
  const place = placeText(contact?.location);
  return (
    <ul
      aria-label="Contact"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-6 gap-y-0.5"
    >
      {emails.map((email, index) => (
        <Line key={email} icon={Mail}>
          <Field
            path={`contactInformation.emailAddresses.${index}`}
            label="E-mail"
            edit={lineEdit('E-mail', email)}
            evidence={evidenceOf(email)}
          >
            {email}
          </Field>
          <CopyButton text={email} what={email} />
        </Line>
      ))}
      {emails.length === 0 && (
        <Line icon={Mail}>
          <Field
            path="contactInformation.emailAddresses"
            label="E-mail"
            edit={lineEdit('E-mail', '', (email) => [email])}
          />
        </Line>
      )}
      <PhoneLines />
      <Line icon={MapPin}>
        <Field
          path="contactInformation.location"
          label="Place"
          edit={placeEdit(contact?.location)}
          doubt={townDoubt(resume, read)}
          evidence={evidenceOf(contact?.location?.municipality, contact?.location?.postalCode, place)}
        >
          {place}
        </Field>
      </Line>
      <WebLines />
    </ul>
  );
}

function PhoneLines() {
  const { resume } = useResume();
  const phones = resume.contactInformation?.telephones ?? [];
  const toPhone = (raw: string) => ({ raw, normalized: raw });
  if (phones.length === 0) {
    return (
      <Line icon={Phone}>
        <Field
          path="contactInformation.telephones"
          label="Phone"
          edit={lineEdit('Phone', '', (raw) => [toPhone(raw)])}
        />
      </Line>
    );
  }
  return phones.map((phone, index) => {
    const shown = phone.normalized ?? phone.raw ?? '';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the path of the field
      <Line key={index} icon={Phone}>
        <Field
          path={`contactInformation.telephones.${index}`}
          label="Phone"
          edit={lineEdit('Phone', shown, toPhone)}
          evidence={evidenceOf(phone.raw, phone.normalized)}
        >
          {shown}
        </Field>
        {shown && <CopyButton text={shown} what={shown} />}
      </Line>
    );
  });
}

/** An address that breaks between its parts if it is too long, and within a part only if that is too long itself. */
function Address({ text }: { text: string }) {
  return (
    <span className="wrap-anywhere">
      {text.split(/(?<=[/.?&=_-])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts may read the same, and keep their order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

function WebLines() {
  const { resume } = useResume();
  return (resume.contactInformation?.webAddresses ?? []).map(({ address, type }, index) => {
    if (!address) return null;
    const href = webHref(address);
    const shown = address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
    return (
      <Line key={address} icon={Globe}>
        <Field
          path={`contactInformation.webAddresses.${index}`}
          label="Web address"
          edit={lineEdit('Web address', address, (corrected) => ({ address: corrected, type }))}
          evidence={evidenceOf(address, shown)}
        >
          <Address text={shown} />
        </Field>
        {href && (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="shrink-0 text-xs font-medium text-accent hover:underline"
          >
            Open<span className="sr-only"> {shown} in a new tab</span>
          </a>
        )}
      </Line>
    );
  });
}
