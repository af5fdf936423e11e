import { type Language, languages } from '../../languages';
import { campaignKinds, type CampaignType, campaignTypes } from './kinds';
import { type Angle, angles } from './scales';

const angleNames: Record<Language, Record<Angle, string>> = {
  es: { pain: 'problema', outcome: 'resultado', proof: 'hechos' },
  en: { pain: 'problem', outcome: 'outcome', proof: 'proof' },
};

/** What names that are stored may still say, since an email's «prueba» reads as a test. */
const formerProof = 'prueba';

interface Written {
  angle: Angle;
  type: CampaignType;
  language: Language;
}

const endingIn = ({ type, language }: Written, angleName: string) =>
  `: ${angleName}, ${campaignKinds[type].names[language].inName}`;

const endingOf = (written: Written) => endingIn(written, angleNames[written.language][written.angle]);

/** The endings of names that were written in a language. */
const endingsOf = (written: Written) => [
  endingOf(written),
  ...(written.language === 'es' && written.angle === 'proof' ? [endingIn(written, formerProof)] : []),
];

/** The name that a campaign gets when its set is written: «Hogaza: problema, correo». */
export const campaignName = (product: string, written: Written): string =>
  product.slice(0, 150) + endingOf(written);

const endings = languages.flatMap((language) =>
  angles.flatMap((angle) =>
    campaignTypes.flatMap((type) => {
      const written = { angle, type, language };
      return endingsOf(written).map((ending) => ({ written, ending }));
    }),
  ),
);

/** The product of a name that was written with the set, and the rest in the words of a language. */
function partsOf(name: string, language: Language): { product: string; rest: string } | undefined {
  const found = endings.find(({ ending }) => name.endsWith(ending));
  if (!found) return undefined;
  return { product: name.slice(0, -found.ending.length), rest: endingOf({ ...found.written, language }) };
}

/** A campaign's name for a reader of a language: the one that it was written with in their words, a person's as it is. */
export function shownCampaignName(name: string, language: Language): string {
  const { product = name, rest = '' } = partsOf(name, language) ?? {};
  return product + rest;
}

/** The product that all of several names begin with, and what each says after it: «Resultado, redes sociales». */
export interface NamesOfOneProduct {
  product: string;
  restOf: (name: string) => string;
}

/** How several campaigns are named beside each other; undefined where they are not all of one product. */
export function namesOfOneProduct(
  names: readonly string[],
  language: Language,
): NamesOfOneProduct | undefined {
  const [product, ...others] = [...new Set(names.map((name) => partsOf(name, language)?.product))];
  if (product === undefined || others.length > 0 || names.length < 2) return undefined;
  return {
    product,
    restOf: (name) => {
      const rest = shownCampaignName(name, language).slice(product.length + ': '.length);
      return rest.charAt(0).toUpperCase() + rest.slice(1);
    },
  };
}
