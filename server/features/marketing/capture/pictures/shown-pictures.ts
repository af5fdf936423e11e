import type { PictureLayout } from '../../../../../shared/marketing/assets/scales';
import { pictureSizes } from '../../../../../shared/marketing/picture-sizes';
import { fold } from '../../grammar/words/fold';
import type { ShownPicture } from '../html/picture-html';
import type { DrawnPicture, LivePage } from '../pages/live-page.queries';

/** Layouts that show most besides their words come first, since a page says those itself. */
const preferred: readonly PictureLayout[] = ['plate', 'split', 'ticket', 'list', 'figure', 'statement'];
/** Layouts in which a photo is seen. */
const withPhoto: ReadonlySet<PictureLayout> = new Set(['plate', 'split', 'ticket']);
/** Beside the first picture; more would push the form out of sight. */
const mostFurther = 2;

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** All that a page says in words, as headlines are compared with it. */
const wordsOf = ({ h1, subtitle, blocks = [], benefits, facts }: LivePage['landing']) =>
  [h1, subtitle, ...blocks.flatMap(({ lines }) => lines), ...benefits.map(({ title }) => title), ...facts]
    .map(({ text }) => plain(text))
    .join(' | ');

const ofDrawn = ({ hash, size, alt }: DrawnPicture): ShownPicture => ({
  hash,
  alt,
  isPhoto: false,
  ...pictureSizes[size],
});

/** The drawn pictures of a page whose headline it does not say itself, in the order in which they suit it. */
function suited({ drawn, landing, photo }: LivePage) {
  const ordered = drawn
    .filter(({ layout, photoId }) => photoId === null || photoId !== photo?.id || !withPhoto.has(layout))
    .toSorted((one, other) => preferred.indexOf(one.layout) - preferred.indexOf(other.layout));
  const said = wordsOf(landing);
  return { ordered, others: ordered.filter(({ headline }) => !said.includes(plain(headline))) };
}

/**
 * The pictures of a page: at its head the photo of its product, else a drawn one; further drawn ones, none twice and none
 * with the words of the page.
 */
export function shownPictures(page: LivePage): { first?: ShownPicture; further: ShownPicture[] } {
  const { photo, productName, landing } = page;
  const { ordered, others } = suited(page);
  if (photo) {
    const { hash, width, height } = photo;
    const first = { hash, width, height, alt: productName ?? landing.h1.text, isPhoto: true };
    return { first, further: others.slice(0, mostFurther).map(ofDrawn) };
  }
  const first = others[0] ?? ordered[0];
  const further = others.filter((one) => one !== first).slice(0, mostFurther);
  return { ...(first && { first: ofDrawn(first) }), further: further.map(ofDrawn) };
}
