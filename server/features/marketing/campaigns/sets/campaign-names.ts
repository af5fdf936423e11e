import type { Language } from '../../../../../shared/languages';
import type { Angle } from '../../../../../shared/marketing/campaigns/scales';
import { campaignKinds, type CampaignType } from '../../../../../shared/marketing/campaigns/kinds';

const angles: Record<Language, Record<Angle, string>> = {
  es: { pain: 'problema', outcome: 'resultado', proof: 'prueba' },
  en: { pain: 'problem', outcome: 'outcome', proof: 'proof' },
};

/** The name that a campaign gets when its set is written: «Hogaza: problema, correo». */
export const campaignName = (
  product: string,
  { angle, type, language }: { angle: Angle; type: CampaignType; language: Language },
): string =>
  `${product.slice(0, 150)}: ${angles[language][angle]}, ${campaignKinds[type].names[language].inName}`;
