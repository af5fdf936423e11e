import { linearOf } from './oklch';

/** The least contrast of text (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

/** Relative luminance from 0 to 1 (WCAG 2.2). */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((left, right) => right - left) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}
