import { type PictureForm, pictureForms } from '../../assets/shrinking/forms';
import { motifSize } from '../../assets/page/page-motif';
import { safe } from './html';

/** A photo on a page. */
export interface ShownPicture {
  hash: string;
  width: number;
  height: number;
  alt: string;
}

/** The number of hash characters in an address. */
const hashLength = 20;

/** The first characters of a hash, as used in addresses. */
export const shortHash = (hash: string) => hash.slice(0, hashLength);

/** The address of a picture of a page in one form (size and format). */
export const pictureAddress = (slug: string, { hash }: { hash: string }, form: PictureForm) =>
  `/l/${slug}/pictures/${shortHash(hash)}/${form}`;

const sizeOf = ({ width, height }: { width: number; height: number }) =>
  `width="${width}" height="${height}"`;

const byWidth = ['480.avif', '800.avif', '1200.avif'] as const;

/** The width in pixels of a picture after it is scaled down to a form. */
function widthIn(form: PictureForm, { width, height }: ShownPicture): number {
  const most = pictureForms[form];
  return Math.round(width * Math.min(1, most.width / width, most.height / height));
}

function sourcesOf(slug: string, picture: ShownPicture): string {
  const seen = new Set<number>();
  return byWidth
    .filter((form) => {
      const width = widthIn(form, picture);
      return !seen.has(width) && seen.add(width);
    })
    .map((form) => `${pictureAddress(slug, picture, form)} ${widthIn(form, picture)}w`)
    .join(', ');
}

interface Placed {
  slug: string;
  /** The displayed width, as the value of the `sizes` attribute. */
  sizes: string;
}

/** The photo as HTML with a source per width. Its width and height are given, so that nothing moves when it loads. */
export function photoHtml(picture: ShownPicture, { slug, sizes }: Placed): string {
  return (
    `<picture><source type="image/avif" srcset="${sourcesOf(slug, picture)}" sizes="${sizes}">` +
    `<img class="shot photo" src="${pictureAddress(slug, picture, '1200.jpg')}" alt="${safe(picture.alt)}" ${sizeOf(picture)} fetchpriority="high"></picture>`
  );
}

/** A pattern that fills its place; it says nothing, so that nobody is told of it. */
export const motifHtml = (svg: string): string =>
  `<svg class="shot motif" viewBox="0 0 ${motifSize.width} ${motifSize.height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${svg}</svg>`;

/** A company's logo, shown instead of its name. */
export function logoHtml(
  slug: string,
  logo: { hash: string; width: number; height: number },
  name: string,
): string {
  return `<img class="logo" src="${pictureAddress(slug, logo, 'logo.webp')}" alt="${safe(name)}" ${sizeOf(logo)}>`;
}
