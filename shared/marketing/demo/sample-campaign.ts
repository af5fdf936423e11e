import type { Language } from '../../languages';
import type { Figures } from '../analytics/figures';
import posts from './sample-posts.json' with { type: 'json' };
import { facebook } from '../channels/networks/facebook';

/** A post that was written for the product of an invented bakery, and what a month brought. */
export interface SampleCampaign {
  company: string;
  product: string;
  /** The colour of its mark, as `#rrggbb`. */
  color: string;
  network: 'facebook';
  networkName: string;
  /** The angle of the post. */
  angle: 'pain';
  post: string;
}

const companies: Record<Language, Pick<SampleCampaign, 'company' | 'product' | 'color'>> = {
  en: {
    company: 'Wheatfield Bakery (example)',
    product: 'Sourdough loaf',
    color: '#2f5d50',
  },
  es: {
    company: 'Panadería Espiga (ejemplo)',
    product: 'Hogaza de masa madre',
    color: '#7a3e12',
  },
};

export const sampleCampaign = (language: Language): SampleCampaign => ({
  ...companies[language],
  network: 'facebook',
  networkName: facebook.name,
  angle: 'pain',
  post: posts[language],
});

/** What the key figures of a month and of the one before are made of. */
type Shown = Pick<
  Figures,
  'visitors' | 'leads' | 'pageLeads' | 'clicks' | 'published' | 'mailsSent' | 'bots'
>;

const none: Omit<Figures, keyof Shown> = {
  views: 0,
  spam: 0,
  confirmed: 0,
  qualified: 0,
  won: 0,
  publicationsFailed: 0,
  mailsClicked: 0,
  mailsBounced: 0,
  mailsFailed: 0,
  mailsUnknown: 0,
};

/** A month of the example and the one before. */
export const sampleMonth = {
  range: { from: '2026-10-01', to: '2026-11-01' },
  compared: { from: '2026-09-01', to: '2026-10-01' },
  now: {
    ...none,
    visitors: 286,
    leads: 24,
    pageLeads: 24,
    clicks: 198,
    published: 12,
    mailsSent: 46,
    bots: 0,
  },
  before: {
    ...none,
    visitors: 241,
    leads: 18,
    pageLeads: 18,
    clicks: 163,
    published: 9,
    mailsSent: 33,
    bots: 0,
  },
};
