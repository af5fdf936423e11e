import { cleaned } from '../cleaned';
import { paragraphsOf } from '../words';
import { webAddress } from '../web-address';
import { mailFooterLines } from './mail-footer-lines';
import type { MailInput } from './mail-input';
import { wrapText } from './wrap-text';

/** The text of a mail without HTML: lines of at most 78 characters, each link on a line of its own. */
export function renderMailText(input: MailInput): string {
  const { email, link } = input;
  const address = webAddress(link);
  const { name, postalAddress, why, unsubscribe } = mailFooterLines(input);
  const foot = [name, ...postalAddress, why].filter(Boolean).map((line) => wrapText(line));
  return [
    ...paragraphsOf(email.blocks).map((text) =>
      text
        .split('\n')
        .map((line) => wrapText(line))
        .join('\n'),
    ),
    ...(address ? [`${cleaned(email.cta.label)}:\n${address}`] : []),
    // The mark by which mail programs know where a signature begins.
    ['-- ', ...foot].join('\n'),
    ...(unsubscribe ? [`${unsubscribe.label}:\n${unsubscribe.address}`] : []),
    '',
  ].join('\n\n');
}
