import { usualColours } from '../../../../../../shared/marketing/assets/scales';
import type { PageTheme } from '../../../../../../shared/marketing/capture/scales';
import { contrast } from '../../../assets/drawing/colours/contrast';
import { type Ground, groundOf, groundsOf, mix } from '../../../assets/drawing/colours/grounds';

/** The theme and brand colours of a company's pages. */
export interface Look {
  theme: PageTheme;
  company: { brandColor: string | null; accentColor: string | null };
}

/** The colours of a page by role; every text has a contrast of at least 4.5:1. */
export interface PageColours {
  paper: string;
  /** The background of the form, which lies on the paper. */
  sheet: string;
  ink: string;
  muted: string;
  line: string;
  /** The brand colour for text and small symbols, on paper and sheet. */
  mark: string;
  button: string;
  'on-button': string;
  'button-edge': string;
  danger: string;
  /** The page header. */
  head: string;
  'head-ink': string;
  'head-muted': string;
  'head-line': string;
  'head-button': string;
  'on-head-button': string;
  foot: string;
  'foot-ink': string;
  'foot-line': string;
}

/** The site's neutral colours, on which every brand colour can be used. */
const papers = {
  light: {
    paper: '#fbfaf7',
    sheet: '#ffffff',
    ink: '#16202e',
    muted: '#55606e',
    line: '#e4e1d8',
    danger: '#b42318',
  },
  dark: {
    paper: '#0b1220',
    sheet: '#172236',
    ink: '#eef2f6',
    muted: '#a3afbd',
    line: '#33435c',
    danger: '#ff9b8f',
  },
};

/** A button with less contrast than this to the background needs a border. */
const distinct = 1.6;

const isColour = (text: string | null): text is string => text !== null && /^#[0-9a-f]{6}$/i.test(text);

/** The colours of a brand; an invalid colour is ignored. */
function brandOf({ company: { brandColor, accentColor } }: Look) {
  const primary = isColour(brandColor) ? brandColor.toLowerCase() : undefined;
  const secondary = isColour(accentColor) ? accentColor.toLowerCase() : primary;
  return {
    primary: primary ?? usualColours.primary,
    secondary: secondary ?? usualColours.secondary,
  };
}

type Brand = ReturnType<typeof brandOf>;

function buttonOn(sheet: string, { fill, text }: Ground) {
  const edge = contrast(fill, sheet) < distinct ? text : fill;
  return { button: fill, 'on-button': text, 'button-edge': edge };
}

function onPaper(scheme: keyof typeof papers, brand: Brand): PageColours {
  const { paper, sheet, ink, muted, line, danger } = papers[scheme];
  const button = buttonOn(sheet, groundsOf(brand).brand);
  // The mark is used on both backgrounds; this is the one with less contrast.
  const { brand: mark } = groundOf(scheme === 'light' ? paper : sheet, brand);
  return {
    paper,
    sheet,
    ink,
    muted,
    line,
    danger,
    mark,
    ...button,
    head: paper,
    'head-ink': ink,
    'head-muted': muted,
    'head-line': line,
    'head-button': button.button,
    'on-head-button': button['on-button'],
    foot: paper,
    'foot-ink': muted,
    'foot-line': line,
  };
}

function onBrand(brand: Brand): PageColours {
  const { brand: head, paper, deep } = groundsOf(brand);
  const sheet = '#ffffff';
  return {
    paper: paper.fill,
    sheet,
    ink: paper.text,
    muted: paper.muted,
    mark: paper.brand,
    line: mix(paper.fill, paper.text, 0.14),
    danger: papers.light.danger,
    ...buttonOn(sheet, head),
    head: head.fill,
    'head-ink': head.text,
    'head-muted': head.muted,
    'head-line': head.line,
    // Inverted: the header has the brand's colour here.
    'head-button': head.text,
    'on-head-button': head.fill,
    foot: deep.fill,
    'foot-ink': deep.muted,
    'foot-line': deep.line,
  };
}

/** The colours of a page in light, and in dark if its theme has a dark variant. */
export function coloursOf(look: Look): { light: PageColours; dark?: PageColours } {
  const brand = brandOf(look);
  return look.theme === 'brand'
    ? { light: onBrand(brand) }
    : { light: onPaper('light', brand), dark: onPaper('dark', brand) };
}

const variables = (colours: PageColours) =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** The colours as CSS variables. */
export function colourStyle(look: Look): string {
  const { light, dark } = coloursOf(look);
  return dark
    ? `:root{color-scheme:light dark;${variables(light)}}@media (prefers-color-scheme:dark){:root{${variables(dark)}}}`
    : `:root{color-scheme:light;${variables(light)}}`;
}
