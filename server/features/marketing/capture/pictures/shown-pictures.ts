import type { PictureLayout } from '../../../../../shared/marketing/assets/scales';
import { pictureSizes } from '../../../../../shared/marketing/picture-sizes';
import { fold } from '../../grammar/words/fold';
import type { ShownPicture } from '../html/picture-html';
import type { DrawnPicture, LivePage } from '../pages/live-page.queries';

/**
 * In order of preference: layouts that show most besides their words come first, since the page has the words already.
 */
const preferred: readonly PictureLayout[] = ['plate', 'split', 'ticket', 'list', 'figure', 'statement'];
/** Layouts that contain a photo. */
const withPhoto: ReadonlySet<PictureLayout> = new Set(['plate', 'split', 'ticket']);
/** The most pictures besides the first one; more would push the form off the first screens. */
const mostFurther = 2;

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** All texts of a page, normalised to compare headlines with them. */
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

/** The drawn pictures whose headline is not a text of the page, in order of preference. */
function suited({ drawn, landing, photo }: LivePage) {
  const ordered = drawn
    .filter(({ layout, photoId }) => photoId === null || photoId !== photo?.id || !withPhoto.has(layout))
    .toSorted((one, other) => preferred.indexOf(one.layout) - preferred.indexOf(other.layout));
  const said = wordsOf(landing);
  return { ordered, others: ordered.filter(({ headline }) => !said.includes(plain(headline))) };
}

/**
 * The pictures of a page: first the photo of its product, or else a drawn picture; then further drawn ones. No picture
 * is repeated, and none repeats the words of the page.
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
