import type { ShownContent } from '../../../../shared/marketing/assets/picture';
import { marketingAssetSets } from '../../../../shared/marketing/assets/tables';
import type { Line, Social, SocialVariant } from '../../../../shared/marketing/campaigns/piece';
import { networks } from '../../../../shared/marketing/channels/networks';
import { marketingContentVersions } from '../../../../shared/marketing/campaigns/versions/tables';
import type { Act } from '../../../platform/acts/act';

const line: Line = { text: 'Pan de hoy', facts: [] };
const variant: SocialVariant = { blocks: [{ part: 'A', lines: [line] }], tags: [] };

const post: Social = {
  variants: Object.fromEntries(
    networks.map((network) => [network, variant]),
  ) as unknown as Social['variants'],
  cta: { label: 'Reserva', goal: 'buy' },
  alt: 'Pan',
};

const shown: ShownContent = {
  texts: {
    language: 'es',
    facts: [],
    action: 'Reserva',
    product: 'Pan',
    company: 'Espiga',
    headline: { l: line.text, m: line.text, s: line.text },
  },
  colours: { primary: '#0f6b66', secondary: '#e59a1c' },
};

interface Given {
  company: number;
  product: number;
  image: number;
}

/** An approved post with a picture and the set that drew it; resolves to the ids of campaign and picture. */
export async function ownedPictures(act: Act, { company, product, image }: Given): Promise<number[]> {
  const { tx, doing } = act;
  const of = {
    marketingCompanyId: company,
    productId: product,
    language: 'es',
    audience: 'B2C',
    name: 'Pan',
  } as const;
  const [campaignId] = (await act.create('marketingCampaign', [
    {
      fields: {
        ...of,
        angle: 'pain',
        goal: 'buy',
        type: 'social media',
        status: 'approved',
        content: JSON.stringify(post),
        contentVersion: 1,
        approvedVersion: 1,
      },
    },
  ])) as [number];
  const content = { ...of, campaignId, type: 'social post', number: 1, body: line.text } as const;
  const [contentId] = (await act.create('marketingContent', [{ fields: content }])) as [number];
  await tx.insert(marketingContentVersions).values({
    userId: doing.owner,
    contentId,
    number: 1,
    author: 'template',
    engine: 'template',
    by: null,
    piece: { type: 'social media', content: post },
    cited: {},
    at: doing.at,
  });
  const drawn = { marketingCompanyId: company, campaignId, contentVersion: 1, shown, logoId: image };
  const [asset] = (await act.create('marketingAsset', [
    {
      fields: {
        ...drawn,
        photoId: null,
        size: '1080x1080',
        layout: 'statement',
        headline: line.text,
        form: 'l',
        alt: 'Pan',
        isOwnAlt: false,
        notices: [],
        hash: `${doing.owner}`.padStart(64, '0'),
        bytes: 1,
      },
    },
  ])) as [number];
  await tx.insert(marketingAssetSets).values({
    ...drawn,
    userId: doing.owner,
    sizes: ['1080x1080'],
    layouts: ['statement'],
    status: 'queued',
    createdAt: doing.at,
    updatedAt: doing.at,
  });
  return [campaignId, asset];
}
