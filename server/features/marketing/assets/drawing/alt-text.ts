import { type Language, languages } from '../../../../../shared/languages';
import type { PictureTexts } from '../../../../../shared/marketing/assets/picture';
import type { Scene } from './scene';

interface Words {
  photo: (product: string) => string;
  quote: (text: string) => string;
  price: string;
  offer: string;
}

const words: Record<Language, Words> = {
  en: {
    photo: (product) => `Photo: ${product}.`,
    quote: (text) => `“${text}”`,
    price: 'Price',
    offer: 'Offer',
  },
  es: {
    photo: (product) => `Foto: ${product}.`,
    quote: (text) => `«${text}»`,
    price: 'Precio',
    offer: 'Oferta',
  },
};

/** What a customer says has its quotation marks already. */
const isQuoted = (text: string) => /^[«“].*[»”]$/u.test(text);

const ended = (text: string) => (/[.!?…][»”)]?$/u.test(text) ? text : `${text}.`);

/** What a number means goes on from it in lower case, or says it anew. */
const figureWithMeaning = (figure = '', meaning = '') =>
  meaning ? `${figure}${/^\p{Ll}/u.test(meaning) ? '' : ':'} ${meaning}` : figure;

/** Says what a picture shows, with the picture's own words, for those who do not see it. */
export function altText(scene: Scene, { company, product }: PictureTexts): Record<Language, string> {
  const texts = scene.items.filter((item) => item.kind === 'text');
  const said = (name: string) =>
    texts.filter((text) => text.name === name).map(({ lines }) => lines.map(({ text }) => text).join(' '));
  const hasPhoto = scene.items.some(({ kind }) => kind === 'photo');
  const inWords = ({ photo, quote, price, offer }: Words) => {
    const [headline = ''] = said('headline');
    const sum = [...said('price'), ...said('price note')].join(', ');
    const figure = figureWithMeaning(...said('figure'), ...said('meaning'));
    return [
      `${company}, ${product}: ${isQuoted(headline) ? headline : quote(headline)}.`,
      ...(figure ? [ended(figure)] : []),
      ...said('fact').map(ended),
      ...(sum ? [ended(`${price}: ${sum}`)] : []),
      ...said('offer').map((text) => ended(`${offer}: ${text}`)),
      ...said('action').map(ended),
      ...(hasPhoto && product ? [photo(product)] : []),
    ].join(' ');
  };
  return Object.fromEntries(languages.map((language) => [language, inWords(words[language])])) as Record<
    Language,
    string
  >;
}
