'use client';

import { Languages } from 'lucide-react';
import { usePreferences } from '@/components/shell/preferences-provider';
import { IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { LABEL_COOKIE, LABEL_LANGUAGES, type LabelLanguage } from '@/lib/recruiter/vocabulary';

/** Names of the languages in those languages. */
const NAMES: Readonly<Record<LabelLanguage, string>> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
};

/** Language of the labels of professions, skills and other values; the question itself does not change. */
export function LabelLanguageMenu() {
  const { preferences, setPreference } = usePreferences();
  const choose = (value: string) => {
    const chosen = LABEL_LANGUAGES.find((language) => language === value);
    if (!chosen || chosen === preferences.labels) return;
    setPreference(LABEL_COOKIE, chosen);
    // Every label on the page is another one.
    window.location.reload();
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={`Language of labels: ${NAMES[preferences.labels]}`}>
          <Languages aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuLabel>Labels of values</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={preferences.labels} onValueChange={choose}>
          {LABEL_LANGUAGES.map((language) => (
            <DropdownMenuRadioItem key={language} value={language} lang={language}>
              {NAMES[language]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
