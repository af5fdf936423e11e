import type { Language } from '../../languages';
import type { HeadlineForm, PictureLayout } from './scales';
import type { PictureSize } from '../picture-sizes';

/** The words of a picture, in one language. */
export interface PictureTexts {
  language: Language;
  /** The same sentence in its lengths. Forms may be equal. */
  headline: Record<HeadlineForm, string>;
  /** What the picture may state about the product, the most telling first. */
  facts: readonly string[];
  /** A number with its unit, and what it means. */
  figure?: { value: string; meaning: string };
  /** The amount as it is printed, and the words about tax or period. */
  price?: { amount: string; note?: string };
  offer?: string;
  /** The words of the campaign's button. */
  action: string;
  product: string;
  company: string;
}

/** The two colours of a brand as `#rrggbb`. */
export interface BrandColours {
  primary: string;
  secondary: string;
}

/** Everything that a picture shows; the same input gives the same file. */
export interface PictureInput {
  size: PictureSize;
  layout: PictureLayout;
  texts: PictureTexts;
  colours: BrandColours;
  /** PNG or JPEG. */
  logo?: Uint8Array;
  /** PNG or JPEG. */
  photo?: Uint8Array;
}

/** What all pictures of a campaign share, besides photo and logo. */
export interface ShownContent {
  texts: PictureTexts;
  colours: BrandColours;
  /** The headlines of the layouts in their order, as many as there are; without the list all show that of the texts. */
  headlines?: Record<HeadlineForm, string>[];
}

/** Why a layout does not suit an input. */
export type LayoutReason =
  /** The other layouts show all headlines that there are. */
  | 'headline.missing'
  | 'headline.tooLong'
  | 'figure.missing'
  | 'figure.tooLong'
  | 'facts.tooFew'
  | 'facts.tooLong'
  | 'ticket.empty'
  | 'texts.tooLong'
  | 'boxes.collide';

/** What the user should know about a picture that was drawn. */
export type PictureNotice =
  | { code: 'emoji.leftOut' }
  /** No text colour reaches 4.5:1 on the brand's colour, so a neighbouring one is the ground. */
  | { code: 'ground.moved'; from: string; to: string }
  | { code: 'headline.shortened'; form: HeadlineForm }
  | { code: 'layout.changed'; layout: PictureLayout; reason: LayoutReason };

/** Why no picture was drawn. */
export type PictureProblem =
  | { code: 'glyphs.missing'; characters: string[] }
  | { code: 'headline.missing' }
  /** It takes more time or memory than a picture may. */
  | { code: 'picture.heavy' }
  | { code: 'picture.impossible'; reasons: { layout: PictureLayout; reason: LayoutReason }[] }
  | { code: 'photo.unreadable' }
  | { code: 'logo.unreadable' };

export interface DrawnPicture {
  png: Uint8Array;
  /** Describes what the picture shows. */
  alt: Record<Language, string>;
  /** The layout that was used, which is another than the requested one if a notice says so. */
  layout: PictureLayout;
  /** The form of the headline that was used. */
  form: HeadlineForm;
  notices: PictureNotice[];
}

export type PictureOutcome = { drawn: DrawnPicture } | { problem: PictureProblem };

/** A layout that was not drawn in a size: it does not suit, or drawing it takes more than a picture may. */
export interface LeftOut {
  size: PictureSize;
  layout: PictureLayout;
  reason: LayoutReason | 'picture.heavy';
}
