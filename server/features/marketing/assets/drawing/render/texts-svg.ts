import type { ReactElement } from 'react';
import satori from 'satori';
import type { Scene, TextItem } from '../scene';
import { fontFamily, fontFiles } from '../words/faces';
import type { DrawnLine } from './check-boxes';

// Plain objects instead of JSX: nothing of React is needed.
const element = (key: string, style: object, children: unknown): ReactElement => ({
  type: 'div',
  key,
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

const lineStyle = ({ size, leading, weight, tracking, colour }: TextItem, x: number, y: number) => ({
  position: 'absolute',
  left: x,
  top: y,
  whiteSpace: 'nowrap',
  fontFamily,
  fontSize: size,
  fontWeight: weight,
  lineHeight: `${leading}px`,
  letterSpacing: tracking,
  color: colour,
});

/**
 * Draws the texts of a scene as outlines, and says where each line came to lie. Images do not pass through satori: it
 * keeps the last 500 of them.
 */
export async function drawTexts({ items }: Scene, size: { width: number; height: number }) {
  const lines = items.flatMap((item, index) =>
    item.kind === 'text'
      ? item.lines.map(({ text, x, y }, line) => element(`${index}.${line}`, lineStyle(item, x, y), text))
      : [],
  );
  const drawn: DrawnLine[] = [];
  const svg = await satori(element('picture', { ...size, position: 'relative' }, lines), {
    ...size,
    fonts: fontFiles,
    onNodeDetected({ key, left, top, width, height }) {
      if (key && key !== 'picture')
        drawn.push({ item: Number.parseInt(String(key), 10), box: { x: left, y: top, width, height } });
    },
  });
  return { svg, lines: drawn };
}
