import type { ShownContent } from '../../../../../shared/marketing/assets/picture';
import { type PictureLayout, pictureLayouts } from '../../../../../shared/marketing/assets/scales';

/** What a layout shows of the content of a set: a headline of its own, as long as there are enough. */
export function shownIn(
  { headlines = [], texts, colours }: ShownContent,
  layout: PictureLayout,
): ShownContent {
  const at = pictureLayouts.indexOf(layout) % Math.max(1, headlines.length);
  const inTurn = [...headlines.slice(at), ...headlines.slice(0, at)];
  // What a large number means stands beneath it already.
  const isTold = (text: string) => layout === 'figure' && text === texts.figure?.meaning;
  const own = inTurn.find(({ l }) => !isTold(l)) ?? inTurn[0];
  return { texts: own ? { ...texts, headline: own } : texts, colours };
}
