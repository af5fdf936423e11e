import type { PictureLayout } from '../../../../../shared/marketing/assets/scales';
import { motifOf } from '../../assets/page/page-motif';
import { fold } from '../../grammar/words/fold';
import type { ShownPicture } from '../html/picture-html';
import type { LivePage } from '../pages/live-page.queries';

/** What a page shows beside its heading, without words: a photo, or a pattern as the content of an SVG. */
export type PagePicture = { photo: ShownPicture } | { motif: string };

/** The photo of what is sold, else the pattern of the campaign's pictures; undefined where none are made. */
export function pictureOfPage({
  photo,
  productName,
  landing,
  drawn,
  company,
}: LivePage): PagePicture | undefined {
  if (photo) {
    const { hash, width, height } = photo;
    return { photo: { hash, width, height, alt: productName ?? landing.h1.text } };
  }
  const [made] = drawn;
  return made && { motif: motifOf(made, company) };
}

/** In order of preference for the preview of a link: layouts that show most besides their words come first. */
const preferred: readonly PictureLayout[] = ['plate', 'split', 'ticket', 'list', 'figure', 'statement'];

const plain = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The picture in previews of links: the photo, else a drawn picture, which no text stands beside but the heading. One
 * that repeats the heading is taken only if there is no other.
 */
export function pictureOfLink({ photo, drawn, landing }: LivePage): { hash: string } | undefined {
  if (photo) return photo;
  const ordered = drawn.toSorted(
    (one, other) => preferred.indexOf(one.layout) - preferred.indexOf(other.layout),
  );
  const said = plain(landing.h1.text);
  return ordered.find(({ headline }) => !said.includes(plain(headline))) ?? ordered[0];
}
