import { expect, test } from 'vitest';
import { pageThemes } from '../../../../../../shared/marketing/capture/scales';
import { contrastOf, READABLE } from '../../../../../../shared/marketing/contrast';
import { coloursOf, colourStyle, type PageColours } from './colours';

const brands = [
  ...['#ffffff', '#000000', '#7f7f7f', '#808080', '#ffd84d', '#7a3e12', '#00ff00', '#0000ff', '#e91e63'],
  ...['#FBFAF7', '#0b1220', 'red', '', '#12', 'javascript:alert(1)', null],
];

/** Pairs of text and background, by role. */
const read: [keyof PageColours, keyof PageColours][] = [
  ...(['paper', 'sheet'] as const).flatMap((ground) =>
    (['ink', 'muted', 'mark', 'danger'] as const).map((text): [typeof text, typeof ground] => [text, ground]),
  ),
  ['on-button', 'button'],
  ['head-ink', 'head'],
  ['head-muted', 'head'],
  ['on-head-button', 'head-button'],
  ['foot-ink', 'foot'],
];

test("every text of both themes is readable on its background, whatever the company's colours", () => {
  for (const theme of pageThemes)
    for (const brandColor of brands)
      for (const accentColor of ['#ffffff', '#e59a1c', 'blue', null]) {
        const { light, dark } = coloursOf({ theme, company: { brandColor, accentColor } });
        for (const colours of [light, ...(dark ? [dark] : [])])
          for (const [text, ground] of read) {
            const contrast = contrastOf(colours[text], colours[ground]);
            expect(
              contrast,
              `${theme} ${brandColor} ${accentColor}: ${text} on ${ground}`,
            ).toBeGreaterThanOrEqual(READABLE);
          }
      }
});

test("the `paper` theme follows the reader's colour scheme, while the company's colour stays the same", () => {
  const company = { brandColor: '#7a3e12', accentColor: null };
  expect(colourStyle({ theme: 'paper', company })).toContain('prefers-color-scheme:dark');
  expect(colourStyle({ theme: 'brand', company })).not.toContain('prefers-color-scheme');
  expect(coloursOf({ theme: 'brand', company }).light.head).toBe('#7a3e12');
});
