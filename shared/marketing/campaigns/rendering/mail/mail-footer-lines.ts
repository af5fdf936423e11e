import { mailFooter } from '../../../texts/mail-footer';
import { cleaned } from '../cleaned';
import { webAddress } from '../web-address';
import type { MailInput } from './mail-input';

/** The foot of a mail: who sends it, from where, why, and how it ends. */
export function mailFooterLines({ sender, language, formal, unsubscribe }: MailInput) {
  const words = mailFooter[language];
  const name = cleaned(sender.name);
  const address = webAddress(unsubscribe);
  return {
    name,
    /** Its lines. */
    postalAddress: (sender.postalAddress ?? '').split('\n').map(cleaned).filter(Boolean),
    why: words.why(name, formal),
    unsubscribe: address && { label: words.unsubscribe, address },
  };
}
