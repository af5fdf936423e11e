import { describe, expect, test } from 'vitest';
import { contrastOf, READABLE } from '../../../contrast';
import { inverted, mailColours } from './mail-colours';

const channels = ['00', '33', '66', '99', 'cc', 'ff'];
const cube = channels.flatMap((red) =>
  channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
);
const schemes = ['light', 'dark'] as const;
const all = cube.flatMap((brand) => schemes.map((scheme) => mailColours(brand)[scheme]));

describe('the colours of a mail, for any brand', () => {
  test('are legible: every text reaches 4.5:1 on its ground', () => {
    for (const { sheet, ink, muted, mark, button } of all) {
      for (const text of [ink, muted, mark]) expect(contrastOf(text, sheet)).toBeGreaterThanOrEqual(READABLE);
      expect(contrastOf(button.text, button.ground)).toBeGreaterThanOrEqual(READABLE);
    }
  });

  test('stay legible where a program turns every colour round', () => {
    for (const { sheet, ink, button } of all) {
      expect(contrastOf(inverted(ink), inverted(sheet))).toBeGreaterThanOrEqual(READABLE);
      expect(contrastOf(inverted(button.text), inverted(button.ground))).toBeGreaterThanOrEqual(3);
    }
  });

  test('keep the brand as it is where that can be read', () => {
    expect(mailColours('#0F6B66').light).toMatchObject({ mark: '#0f6b66', button: { ground: '#0f6b66' } });
  });

  test('are ours for what is no colour', () => {
    for (const brand of [null, 'red', '#12', 'url(x)'])
      expect(mailColours(brand).light.button.ground).toBe('#0f6b66');
  });

  test('give a button as pale as the mail an edge', () => {
    const { button } = mailColours('#ffffff').light;
    expect(button.edge).not.toBe(button.ground);
  });
});
