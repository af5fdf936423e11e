import { Resvg } from '@resvg/resvg-js';
import type { Canvas } from '../canvas';
import { cropPhoto } from '../images/photo';
import type { Scene } from '../scene';
import { faultsOf } from './check-boxes';
import { shapesOf } from './shapes-svg';
import { drawTexts } from './texts-svg';

interface Images {
  photo?: Uint8Array;
  logo?: Uint8Array;
}

/** Draws a scene as PNG, or says what is wrong with it. */
export async function renderScene(
  scene: Scene,
  canvas: Canvas,
  { photo, logo }: Images,
): Promise<{ png: Uint8Array } | { faults: string[] }> {
  const { width, height } = canvas;
  const { svg, lines } = await drawTexts(scene, { width, height });
  const faults = faultsOf(scene, lines, canvas);
  if (faults.length > 0) return { faults };
  const boxes = scene.items.flatMap((item) => (item.kind === 'photo' ? [item.box] : []));
  const photos = photo ? await Promise.all(boxes.map((box) => cropPhoto(photo, box))) : [];
  const shapes = shapesOf(scene, { photos, ...(logo && { logo }) }, { width, height });
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}${svg}</svg>`;
  const image = new Resvg(whole, { font: { loadSystemFonts: false } }).render();
  return { png: new Uint8Array(image.asPng()) };
}
