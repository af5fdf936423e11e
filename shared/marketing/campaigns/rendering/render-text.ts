import type { Language } from '../../../languages';
import { pieceLabels } from '../../texts/piece-labels';
import type { Landing, Piece } from '../piece';
import { networkName } from '../../channels/networks';
import { postsOf } from '../post';
import { cleaned } from './cleaned';
import { renderMailText } from './mail/mail-text';
import type { MailInput } from './mail/mail-input';
import { renderAds } from './render-ads';
import { renderPageParts } from './render-page';
import { renderPost } from './render-post';
import { byMedium } from '../by-medium';

/** Any piece that is copied: a campaign's, or advertisements that stand alone. */
export type CopiedPiece = Piece | { type: 'ad text'; content: Landing['ads'] };

/** A whole piece as plain text, for the clipboard; its parts are named in the language of the piece. */
export function renderText(piece: CopiedPiece, mail: Omit<MailInput, 'email'>): string {
  const { language, link } = mail;
  if (piece.type === 'ad text') return adText(piece.content, language);
  return byMedium(piece, {
    mail: ({ content }) => emailText({ ...mail, email: content }),
    posts: ({ content }) =>
      postsOf(content)
        .map(({ network, variant }) => `${networkName(network)}\n\n${renderPost(network, variant, link)}`)
        .join('\n\n\n'),
    page: ({ content }) => pageText(content, mail),
  });
}

function pageText(page: Landing, { language, link }: Omit<MailInput, 'email'>): string {
  return renderPageParts(page, link)
    .map(({ part, text }) => (part === 'faq' ? `${pieceLabels[language].faq}\n\n${text}` : text))
    .join('\n\n');
}

function emailText(input: MailInput): string {
  const labels = pieceLabels[input.language];
  const { subject, preheader } = input.email;
  return [
    `${labels.subject}: ${cleaned(subject.text)}\n${labels.preheader}: ${cleaned(preheader.text)}`,
    renderMailText(input).trimEnd(),
  ].join('\n\n');
}

function adText(ads: Landing['ads'], language: Language): string {
  const labels = pieceLabels[language];
  const { headlines, descriptions } = renderAds(ads);
  return [
    [labels.headlines, ...headlines].join('\n'),
    [labels.descriptions, ...descriptions].join('\n'),
  ].join('\n\n');
}
