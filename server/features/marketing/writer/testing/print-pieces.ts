import { countWords } from '../../../../../shared/marketing/campaigns/counters';
import { postsOf } from '../../../../../shared/marketing/campaigns/post';
import { byMedium } from '../../../../../shared/marketing/campaigns/by-medium';
import { networkName } from '../../../../../shared/marketing/channels/networks';
import type { Block, Email, Landing, Piece, Social } from '../../../../../shared/marketing/campaigns/piece';
import { renderPost } from '../../../../../shared/marketing/campaigns/rendering/render-post';
import { blockText } from '../../../../../shared/marketing/campaigns/rendering/words';
import type { ComposedPiece } from '../../campaigns/writing';

const bodyText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => (block.kind === 'heading' ? `**${blockText(block)}**` : blockText(block)))
    .join('\n\n');

const link = 'https://example.org/r/abcdefg';

function landingText({ h1, subtitle, price, offer, blocks = [], form, seo, ads }: Landing): string {
  const terms = [price?.text, offer?.text].filter(Boolean).join(' · ');
  return [
    `# ${h1.text}`,
    `_${subtitle.text}_`,
    ...(terms ? [`[terms] ${terms}`] : []),
    bodyText(blocks),
    `[form: ${form.fields.join(', ')}] ☐ ${form.consent} [ ${form.submit} ]`,
    `SEO: ${seo.title} (${seo.title.length}) — ${seo.description} (${seo.description.length})`,
    `Ads: ${ads.headlines.map(({ text }) => text).join(' | ')}`,
    ...ads.descriptions.map(({ text }) => `  · ${text}`),
  ].join('\n\n');
}

function mailText({ subject, altSubject, preheader, blocks, cta }: Email): string {
  const body = bodyText(blocks);
  const heads = `Subject: ${subject.text}\nSecond: ${altSubject.text}\nPreheader: ${preheader.text}`;
  return `${heads}\n\n${body}\n\n[ ${cta.label} ]\n\n(${countWords(body)} words)`;
}

const postsText = (content: Social): string =>
  postsOf(content)
    .map(({ network, variant }) => `### ${networkName(network)}\n\n${renderPost(network, variant, link)}`)
    .join('\n\n');

const pieceText = (piece: Piece): string =>
  byMedium(piece, {
    mail: ({ content }) => mailText(content),
    posts: ({ content }) => postsText(content),
    page: ({ content }) => landingText(content),
  });

/** The pieces of a set as a text that a person can read from top to bottom. */
export const printPieces = (name: string, pieces: readonly ComposedPiece[]): string =>
  [
    `# ${name}`,
    ...pieces.map(({ angle, piece }) => `## ${piece.type}, ${angle}\n\n${pieceText(piece)}`),
  ].join('\n\n');
