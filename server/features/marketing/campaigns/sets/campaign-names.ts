import type { Language } from '../../../../../shared/languages';
import type { Angle, CampaignType } from '../../../../../shared/marketing/campaigns/scales';

const angles: Record<Language, Record<Angle, string>> = {
  es: { pain: 'problema', outcome: 'resultado', proof: 'prueba' },
  en: { pain: 'problem', outcome: 'outcome', proof: 'proof' },
};

const types: Record<Language, Record<CampaignType, string>> = {
  es: { email: 'correo', 'social media': 'redes sociales', 'landing page': 'página' },
  en: { email: 'email', 'social media': 'social media', 'landing page': 'page' },
};

/** The name that a campaign gets when its set is written: «Hogaza: problema, correo». */
export const campaignName = (
  product: string,
  { angle, type, language }: { angle: Angle; type: CampaignType; language: Language },
): string => `${product.slice(0, 150)}: ${angles[language][angle]}, ${types[language][type]}`;
