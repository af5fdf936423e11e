import { type Language, languages } from '../../languages';
import { campaignKinds, type CampaignType, campaignTypes } from './kinds';
import { type Angle, angles } from './scales';

const angleNames: Record<Language, Record<Angle, string>> = {
  es: { pain: 'problema', outcome: 'resultado', proof: 'prueba' },
  en: { pain: 'problem', outcome: 'outcome', proof: 'proof' },
};

interface Written {
  angle: Angle;
  type: CampaignType;
  language: Language;
}

const endingOf = ({ angle, type, language }: Written) =>
  `: ${angleNames[language][angle]}, ${campaignKinds[type].names[language].inName}`;

/** The name that a campaign gets when its set is written: «Hogaza: problema, correo». */
export const campaignName = (product: string, written: Written): string =>
  product.slice(0, 150) + endingOf(written);

const endings = languages.flatMap((language) =>
  angles.flatMap((angle) => campaignTypes.map((type) => ({ angle, type, language }))),
);

/** A campaign's name for a reader of a language: the one that it was written with in their words, a person's as it is. */
export function shownCampaignName(name: string, language: Language): string {
  const written = endings.find((each) => name.endsWith(endingOf(each)));
  return written ? name.slice(0, -endingOf(written).length) + endingOf({ ...written, language }) : name;
}
