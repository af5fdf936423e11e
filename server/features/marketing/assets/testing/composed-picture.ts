import type { LayoutReason, PictureInput } from '../../../../../shared/marketing/assets/picture';
import { headlineForms } from '../../../../../shared/marketing/assets/scales';
import { canvasOf } from '../drawing/canvas';
import { groundsOf } from '../drawing/colours/grounds';
import { layouts } from '../drawing/layouts/layout-table';
import type { Scene } from '../drawing/scene';
import { cleanTexts } from '../drawing/words/clean-texts';
import { createRuler, type Ruler } from '../drawing/words/ruler';
import { seedOf } from '../picture-name';

/** The texts of a scene by their names. */
export const linesIn = ({ items }: Scene, name: string): string[] =>
  items.flatMap((item) =>
    item.kind === 'text' && item.name === name ? item.lines.map(({ text }) => text) : [],
  );

/** A picture as its layout arranges it, with the first form of the headline that fits; it is not drawn. */
export function composedPicture(
  input: PictureInput,
  ruler: Ruler = createRuler(),
): { scene: Scene } | { reason: LayoutReason } {
  const { texts } = cleanTexts(input.texts);
  let reason: LayoutReason = 'headline.missing';
  for (const form of headlineForms) {
    const headline = texts.headline[form];
    if (!headline) continue;
    const composed = layouts[input.layout]({
      canvas: canvasOf(input.size),
      grounds: groundsOf(input.colours),
      ruler,
      texts,
      headline,
      form,
      hasPhoto: false,
      seed: seedOf(input),
    });
    if ('scene' in composed) return composed;
    ({ reason } = composed);
  }
  return { reason };
}
