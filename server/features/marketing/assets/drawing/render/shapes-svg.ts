import type { Box } from '../geometry';
import type { Item, Scene } from '../scene';

/** The bytes of the images in a scene: its photos in the order of their items, and the logo. */
export interface SceneImages {
  photos: readonly Uint8Array[];
  logo?: Uint8Array;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const frame = ({ x, y, width, height }: Box) => `x="${x}" y="${y}" width="${width}" height="${height}"`;
const dataUri = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
const image = (box: Box, type: string, bytes: Uint8Array) =>
  `<image ${frame(box)} preserveAspectRatio="xMidYMid slice" href="${dataUri(type, bytes)}"/>`;

/** Everything of a scene that is no text, as SVG elements. */
export function shapesOf(
  { ground, items }: Scene,
  images: SceneImages,
  size: { width: number; height: number },
) {
  const photos = images.photos[Symbol.iterator]();
  const drawn = items.map((item) => {
    if (item.kind === 'photo') {
      const next = photos.next();
      return next.done ? '' : image(item.box, 'jpeg', next.value);
    }
    if (item.kind === 'logo') return images.logo ? image(item.box, 'png', images.logo) : '';
    return shapeOf(item);
  });
  return `<rect ${frame({ x: 0, y: 0, ...size })} fill="${escape(ground)}"/>${drawn.join('')}`;
}

function shapeOf(item: Item): string {
  if (item.kind === 'panel' && item.path) return `<path d="${item.path}" fill="${escape(item.fill)}"/>`;
  if (item.kind === 'panel' || item.kind === 'rule')
    return `<rect ${frame(item.box)} rx="${item.radius ?? 0}" fill="${escape(item.fill)}"/>`;
  if (item.kind !== 'drawing') return '';
  const { width, height } = item.box;
  return `<svg ${frame(item.box)} viewBox="0 0 ${width} ${height}">${item.svg}</svg>`;
}
