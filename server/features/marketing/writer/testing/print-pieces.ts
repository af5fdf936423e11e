import { countWords } from '../../../../../shared/marketing/campaigns/counters';
import { networkName, networks } from '../../../../../shared/marketing/channels/networks';
import type { Block, Landing, Piece } from '../../../../../shared/marketing/campaigns/piece';
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

function pieceText(piece: Piece): string {
  if (piece.type === 'landing page') return landingText(piece.content);
  if (piece.type === 'email') {
    const { subject, altSubject, preheader, blocks, cta } = piece.content;
    const body = bodyText(blocks);
    const heads = `Subject: ${subject.text}\nSecond: ${altSubject.text}\nPreheader: ${preheader.text}`;
    return `${heads}\n\n${body}\n\n[ ${cta.label} ]\n\n(${countWords(body)} words)`;
  }
  const { variants } = piece.content;
  return networks
    .flatMap((network) => {
      const variant = variants[network];
      return variant ? [`### ${networkName(network)}\n\n${renderPost(network, variant, link)}`] : [];
    })
    .join('\n\n');
}

/** The pieces of a set as a text that a person can read from top to bottom. */
export const printPieces = (name: string, pieces: readonly ComposedPiece[]): string =>
  [
    `# ${name}`,
    ...pieces.map(({ angle, piece }) => `## ${piece.type}, ${angle}\n\n${pieceText(piece)}`),
  ].join('\n\n');
