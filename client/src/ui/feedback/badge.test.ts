import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const styles = readFileSync('client/src/app/styles.css', 'utf8');
const [light = '', dark = ''] = styles.split('@utility on-night');

/** Red, green and blue of a token, each from 0 to 1. */
function token(theme: string, name: string): [number, number, number] {
  const [, hex = ''] = new RegExp(`--${name}: #([0-9a-f]{6});`).exec(theme) ?? [];
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [red!, green!, blue!];
}

/** Degrees on the colour wheel: red is 0, yellow 60, green 120. */
function hue([red, green, blue]: [number, number, number]): number {
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

// WCAG 2.2, "relative luminance" and "contrast ratio".
function luminance(colour: [number, number, number]): number {
  const [red, green, blue] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: [number, number, number], other: [number, number, number]): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (lighter! + 0.05) / (darker! + 0.05);
}

describe.each([
  ['light', light, 'caution'],
  ['dark', dark, 'on-caution'],
])('what a badge calls for caution with, in the %s theme', (_, theme, striking) => {
  it('is yellow to the eye, and no orange', () => {
    expect(hue(token(theme, striking))).toBeGreaterThan(44);
    expect(hue(token(theme, striking))).toBeLessThan(64);
    expect(luminance(token(theme, striking))).toBeGreaterThan(0.6);
  });

  it('can be read', () => {
    expect(contrast(token(theme, 'caution'), token(theme, 'on-caution'))).toBeGreaterThan(4.5);
  });
});
