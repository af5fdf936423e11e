import type { HeadlineForm } from '../../../../../../shared/marketing/assets/scales';
import type { PictureTexts } from '../../../../../../shared/marketing/assets/picture';
import type { Canvas } from '../canvas';
import type { Grounds } from '../colours/grounds';
import type { Logo } from '../images/logo';
import type { Ruler } from '../words/ruler';

/** What a layout has to arrange: texts are clean, and the headline is in one form. */
export interface Given {
  canvas: Canvas;
  grounds: Grounds;
  ruler: Ruler;
  texts: Omit<PictureTexts, 'headline'>;
  headline: string;
  form: HeadlineForm;
  logo?: Logo;
  hasPhoto: boolean;
  /** Varies drawings; the same for the same input. */
  seed: number;
}
