import { expect, test } from 'vitest';
import { specifiedTexts } from '@/testing/specified-texts';
import { unspecifiedCompany } from '@shared/enquiries/services';
import { enquiryFromForm, serviceLabels } from '@shared/enquiries/services';
import type { Language } from '@shared/languages';
import type { Message } from '@shared/message';
import { messageText } from '@shared/messages';
import type { TextTree } from '@/i18n/texts';

const files = import.meta.glob<Record<string, TextTree>>('../**/texts/*.{en,es}.ts', { eager: true });

const messageGroups = import.meta.glob<Record<string, unknown>>('../../../shared/**/messages.ts', {
  eager: true,
});
const messages = Object.values(messageGroups).flatMap((exported) =>
  Object.values(exported).flatMap((group) =>
    typeof group === 'object' ? Object.values(group as Record<string, Message>) : [],
  ),
);

const leaves = (tree: TextTree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? value : leaves(value)));

const emptyForm = { nombre: '', email: '', empresa: '', servicio: '', mensaje: '', leaveEmpty: '' };

/** Every text of a language, with `n` for each placeholder. */
function textsOf(language: Language): Set<string> {
  const written = Object.entries(files)
    .filter(([file]) => file.endsWith(`.${language}.ts`))
    .flatMap(([, exported]) => leaves(exported));
  return new Set([
    ...written.map((text) => text.replace(/\{\{\w+\}\}/g, 'n')),
    ...messages.map((message) => messageText(message, language)),
    ...Object.values(serviceLabels[language]),
    enquiryFromForm(emptyForm, language).subject,
    unspecifiedCompany,
  ]);
}

const said = { en: textsOf('en'), es: textsOf('es') };

const quoted = Object.entries(specifiedTexts).flatMap(([section, byLanguage]) =>
  (['en', 'es'] as const).flatMap((language) =>
    (byLanguage[language] ?? []).map((text) => ({ section, language, text })),
  ),
);

test.each(quoted)('$section: “$text” stands in $language, letter for letter', ({ language, text }) => {
  expect(said[language]).toContain(text);
});
