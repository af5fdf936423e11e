import type { WebhookFormat } from '../../../../../../shared/marketing/channels/scales';
import type { Posting } from '../../driver';

/** A picture as a data URL for JSON. */
const dataUrl = ({ bytes, type }: NonNullable<Posting['image']>) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

const slackSigns: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes the three characters that Slack reads as markup. */
const forSlack = (text: string) => text.replace(/[&<>]/g, (sign) => slackSigns[sign] as string);

/** The body for each format. */
export const bodies: Record<WebhookFormat, (posting: Posting) => object> = {
  generic: ({ key, text, link, image, slot }) => ({
    id: key,
    text,
    url: link,
    image: image ? dataUrl(image) : null,
    alt: image?.alt ?? null,
    slot: slot.toISOString(),
  }),
  slack: ({ text }) => ({ text: forSlack(text) }),
  discord: ({ text }) => ({ content: text }),
};
