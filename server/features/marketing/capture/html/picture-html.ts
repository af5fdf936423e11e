import { type PictureForm, pictureForms } from '../../assets/shrinking/forms';
import { safe } from './html';

/** A picture as a page shows it. */
export interface ShownPicture {
  hash: string;
  width: number;
  height: number;
  alt: string;
  /** A photo may lose of its edges where it is tall; of a drawn picture that would be words. */
  isPhoto: boolean;
}

/** Characters of a hash in an address. */
const hashLength = 20;

/** The start of a hash, as addresses have it. */
export const shortHash = (hash: string) => hash.slice(0, hashLength);

/** The address of a form of a picture of a page. */
export const pictureAddress = (slug: string, { hash }: { hash: string }, form: PictureForm) =>
  `/l/${slug}/pictures/${shortHash(hash)}/${form}`;

const sizeOf = ({ width, height }: { width: number; height: number }) =>
  `width="${width}" height="${height}"`;

const byWidth = ['480.avif', '800.avif', '1200.avif'] as const;

/** The width that a form of a picture has in the end. */
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
  /** The width at which it is shown, as `sizes` says it. */
  sizes: string;
  /** Whether it lies below what is seen first. */
  isLate?: boolean;
}

/** A picture in the form that suits the screen. Its place is known before it is loaded. */
export function pictureHtml(picture: ShownPicture, { slug, sizes, isLate = false }: Placed): string {
  const when = isLate ? 'loading="lazy" decoding="async"' : 'fetchpriority="high"';
  return (
    `<picture><source type="image/avif" srcset="${sourcesOf(slug, picture)}" sizes="${sizes}">` +
    `<img class="shot${picture.isPhoto ? ' photo' : ''}" src="${pictureAddress(slug, picture, '1200.jpg')}" alt="${safe(picture.alt)}" ${sizeOf(picture)} ${when}></picture>`
  );
}

/** A company's logo in place of its name. */
export function logoHtml(
  slug: string,
  logo: { hash: string; width: number; height: number },
  name: string,
): string {
  return `<img class="logo" src="${pictureAddress(slug, logo, 'logo.webp')}" alt="${safe(name)}" ${sizeOf(logo)}>`;
}
