import type { Language } from '../../languages';
import type { Figures } from '../analytics/figures';

/** A post that the engine wrote for the product of an invented bakery, and what a month brought. */
export interface SampleCampaign {
  company: string;
  product: string;
  /** The colour of its mark, as `#rrggbb`. */
  color: string;
  network: 'facebook';
  post: string;
}

const texts: Record<Language, Pick<SampleCampaign, 'company' | 'product' | 'post'>> = {
  en: {
    company: 'Espiga Bakery (example)',
    product: 'Sourdough loaf',
    post: `24 hours of proving, 900 g and £5.80: that is the loaf.

This sourdough loaf proves for 24 hours in the cold and stays soft for four days.

Before: stale bread in the bin; after: bread for several breakfasts. The price of the loaf is £5.80.

Order by 8 pm and collect it at 8:30 the next morning. When it suits you, order your loaf.
#goodfood #madewithtaste`,
  },
  es: {
    company: 'Panadería Espiga (ejemplo)',
    product: 'Hogaza de masa madre',
    post: `La hogaza de Panadería Espiga: 24 horas de fermentación, 900 g, 5,80 €.

Una hogaza de masa madre de Panadería Espiga que fermenta 24 horas en frío y aguanta tierna cuatro días.

Las horas de reposo le dan sabor y una corteza que cruje al partirla. Con la hogaza, pan para varios desayunos. Pagas 5,80 € por 900 g.

Se reserva antes de las 20:00 y se recoge a las 8:30 del día siguiente. Si te convence, haz tu pedido.
#sabordeverdad #despensa`,
  },
};

export const sampleCampaign = (language: Language): SampleCampaign => ({
  ...{ color: '#7a3e12', network: 'facebook' },
  ...texts[language],
});

/** What the key figures of a month and of the one before are made of. */
type Shown = Pick<
  Figures,
  'visitors' | 'leads' | 'pageLeads' | 'clicks' | 'published' | 'mailsSent' | 'bots'
>;

const none: Omit<Figures, keyof Shown> = {
  ...{ views: 0, confirmed: 0, qualified: 0, won: 0, publicationsFailed: 0 },
  ...{ mailsClicked: 0, mailsBounced: 0, mailsFailed: 0, mailsUnknown: 0 },
};

/** A month of the example and the one before. */
export const sampleMonth = {
  range: { from: '2026-10-01', to: '2026-11-01' },
  compared: { from: '2026-09-01', to: '2026-10-01' },
  now: {
    ...none,
    visitors: 286,
    leads: 24,
    pageLeads: 23,
    clicks: 198,
    published: 12,
    mailsSent: 46,
    bots: 0,
  },
  before: {
    ...none,
    ...{ visitors: 241, leads: 18, pageLeads: 17, clicks: 163, published: 9, mailsSent: 33, bots: 0 },
  },
};
