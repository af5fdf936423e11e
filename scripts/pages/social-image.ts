import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import satori from 'satori';
import { askedLater, clientFolder } from '../built-client';
import { inProject } from '../in-project';

/** The texts of a social image. */
interface Card {
  title: string;
  description?: string;
  siteName: string;
}

const font = (weight: 400 | 700) => ({
  name: askedLater.typeface,
  weight,
  data: readFileSync(
    inProject(`node_modules/@fontsource/public-sans/files/public-sans-latin-${weight}-normal.woff`),
  ),
});
const fonts = [font(400), font(700)];

const logo = `data:image/svg+xml;base64,${readFileSync(`${clientFolder}/public/favicon.svg`).toString('base64')}`;
const colours = { night: '#0b1220', ink: '#eef2f6', muted: '#a3afbd', brand: '#4fc3b8', accent: '#f2b14a' };

// Plain objects instead of JSX: importing React before Vite has set NODE_ENV would load another build of it
// than prerendering uses.
const element = (type: string, props: object): ReactElement => ({ type, props, key: null });

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  element('div', { style: { display: 'flex', boxSizing: 'border-box', ...style }, children });

/** A PNG of `size` pixels with the page's title and description, which social networks show with a link. */
export async function drawSocialImage(card: Card, size: { width: number; height: number }): Promise<Buffer> {
  const svg = await satori(drawing(card, size), { ...size, fonts });
  return new Resvg(svg, { fitTo: { mode: 'width', value: size.width } }).render().asPng();
}

const drawing = ({ title, description = '', siteName }: Card, size: { width: number; height: number }) =>
  box(
    {
      ...size,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      background: colours.night,
      color: colours.ink,
    },
    box(
      { alignItems: 'center', fontSize: 36, fontWeight: 700 },
      element('img', { src: logo, width: 64, height: 64, style: { marginRight: 20 } }),
      siteName,
    ),
    box(
      { flexDirection: 'column' },
      box({ width: 96, height: 8, marginBottom: 32, background: colours.accent }),
      box({ fontSize: title.length > 48 ? 56 : 68, fontWeight: 700, lineHeight: 1.15 }, title),
      box(
        {
          marginTop: 28,
          fontSize: 28,
          lineHeight: 1.45,
          color: colours.muted,
          lineClamp: 3,
          display: 'block',
        },
        description,
      ),
    ),
  );
