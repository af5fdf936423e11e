import { leastSizes } from '../canvas';
import type { Ground } from '../colours/grounds';
import { plateFor } from '../images/logo';
import { panel, rule } from '../scene';
import { fit, place } from '../words/fit';
import { type Block, stack } from './block';
import { textBlock } from './foot';
import type { Given } from './given';

const inWords = (text: string) =>
  text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Who speaks, and of what: the logo, or the company's name after a small mark, and below it what is sold, unless the
 * headline is just that. Undefined if a name is too long for the width.
 */
export function masthead(given: Given, ground: Ground, width: number): Block | undefined {
  const speaker = given.logo ? logoBlock(given, ground, width) : nameBlock(given, ground, width);
  if (inWords(given.texts.product) === inWords(given.headline)) return speaker;
  const thing = thingBlock(given, ground, width);
  return speaker && thing && stack([speaker, thing], Math.round(8 * given.canvas.unit));
}

function thingBlock({ ruler, canvas, texts }: Given, ground: Ground, width: number): Block | undefined {
  const { unit } = canvas;
  const least = leastSizes(canvas).text;
  const name = fit(
    ruler,
    texts.product,
    { width, height: 160 * unit },
    {
      weight: 400,
      from: least,
      to: least,
      leading: 1.2,
      mostLines: 3,
      mayBeLone: true,
    },
  );
  return name && textBlock('product', name, ground.muted, ground);
}

function logoBlock({ logo, canvas: { unit } }: Given, ground: Ground, most: number): Block | undefined {
  if (!logo) return undefined;
  const plate = plateFor(logo, ground);
  const padding = plate ? Math.round(16 * unit) : 0;
  // Logos of any shape get about the same area.
  const area = (96 * unit) ** 2 * 1.3;
  const height = Math.min(
    84 * unit,
    Math.sqrt(area / logo.ratio),
    (Math.min(most, 320 * unit) - 2 * padding) / logo.ratio,
  );
  const size = { width: Math.round(height * logo.ratio), height: Math.round(height) };
  return {
    width: size.width + 2 * padding,
    height: size.height + 2 * padding,
    at: (x, y) => [
      ...(plate
        ? [
            panel(
              { x, y, width: size.width + 2 * padding, height: size.height + 2 * padding },
              plate,
              8 * unit,
            ),
          ]
        : []),
      { kind: 'logo', box: { x: x + padding, y: y + padding, ...size } },
    ],
  };
}

function nameBlock({ ruler, canvas, texts }: Given, ground: Ground, width: number): Block | undefined {
  const { unit } = canvas;
  const least = leastSizes(canvas).text;
  const mark = Math.round(16 * unit);
  const gap = Math.round(14 * unit);
  const room = { width: width - mark - gap, height: 200 * unit };
  const name = fit(ruler, texts.company, room, {
    weight: 600,
    from: 31 * unit,
    to: least,
    leading: 1.2,
    mostLines: 4,
    mayBeLone: true,
  });
  if (!name) return undefined;
  return {
    width: mark + gap + name.width,
    height: name.height,
    at: (x, y) => [
      rule(x, Math.round(y + (name.leading - mark) / 2), mark, mark, ground.accent),
      place('company', name, { x: x + mark + gap, y, colour: ground.text, ground: ground.fill }),
    ],
  };
}
