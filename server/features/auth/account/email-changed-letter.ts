import { emailChangedTexts } from '../../../../shared/auth/texts/email-changed';
import { accountPages } from '../../../../shared/auth/addresses';
import { addressOf } from '../../../../shared/http/address';
import type { Language } from '../../../../shared/languages';
import { renderLetter } from '../../../platform/mail/letter';
import type { Letter } from '../../../platform/mail/tables';

/**
 * The mail to the former address. It contains no typed text, so that nobody can use it to send messages to strangers.
 */
export function emailChangedLetter(address: string, language: Language, publicUrl: string): Letter {
  const says = emailChangedTexts[language];
  return {
    to: { name: '', address },
    subject: says.subject,
    ...renderLetter(language, [
      { kind: 'paragraph', text: says.greeting },
      { kind: 'paragraph', text: says.changed },
      { kind: 'paragraph', text: says.own },
      { kind: 'paragraph', text: says.foreign },
      { kind: 'link', label: says.button, url: publicUrl + addressOf(accountPages.settings) },
      { kind: 'paragraph', text: says.locked },
    ]),
  };
}
