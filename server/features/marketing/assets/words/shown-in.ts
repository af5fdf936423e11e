import type { PictureTexts, ShownContent } from '../../../../../shared/marketing/assets/picture';
import { type PictureLayout, pictureLayouts } from '../../../../../shared/marketing/assets/scales';
import { plain } from './headlines';

type Headline = PictureTexts['headline'];

const none: Headline = { l: '', m: '', s: '' };

const isSame = (one: string | undefined, other: string) => one !== undefined && plain(one) === plain(other);

/** Headlines in the order of the layouts; the fact of the large number is no headline above it. */
export function forLayouts(headlines: readonly Headline[], fact: string | undefined): Headline[] {
  const at = pictureLayouts.indexOf('figure');
  const own = headlines[at];
  if (!own || !isSame(fact, own.l)) return [...headlines];
  const other = headlines[at + 1] ? at + 1 : at - 1;
  const moved: Record<number, Headline | undefined> = { [at]: headlines[other], [other]: own };
  return headlines.map((headline, index) => moved[index] ?? headline);
}

/**
 * The content of a set for one layout: its own headline, or none when all headlines are used, without anything that
 * this headline already says.
 */
export function shownIn({ headlines, texts, colours }: ShownContent, layout: PictureLayout): ShownContent {
  if (!headlines) return { texts, colours };
  const headline = headlines[pictureLayouts.indexOf(layout)] ?? none;
  const { price, offer, ...others } = texts;
  const isPriced = price !== undefined && headline.l.includes(price.amount);
  return {
    texts: {
      ...others,
      headline,
      facts: texts.facts.filter((fact) => !isSame(fact, headline.l)),
      ...(price && !isPriced && { price }),
      ...(offer !== undefined && !isSame(offer, headline.l) && { offer }),
    },
    colours,
  };
}
