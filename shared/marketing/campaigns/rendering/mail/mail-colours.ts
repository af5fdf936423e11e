import { contrastOf, READABLE } from '../../../contrast';

const ours = '#0f6b66';
const white = '#ffffff';
const ink = '#16202e';
const black = '#000000';
const step = 0.02;
/** Some mail programs invert all colours in dark mode; a button must stay legible there. */
const leastInverted = 3;
/** Contrast with the background below which a button gets a border. */
const distinct = 1.6;

/** The colours of a mail in one scheme. */
export interface MailColours {
  paper: string;
  sheet: string;
  ink: string;
  muted: string;
  line: string;
  /** The brand's colour as text. */
  mark: string;
  button: { ground: string; text: string; edge: string };
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const colourOf = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** A colour with inverted channels, as in a mail program's forced dark mode. */
export const inverted = (colour: string) => colourOf(channels(colour).map((value) => 255 - value));

const mixed = (from: string, to: string, share: number) => {
  const others = channels(to);
  return colourOf(channels(from).map((value, at) => value * (1 - share) + (others[at] ?? 0) * share));
};

/** A colour, moved towards another in steps of 2 % until it meets a condition. */
function moved(colour: string, towards: string, willDo: (colour: string) => boolean): string {
  for (let share = 0; share < 1; share += step) {
    const candidate = mixed(colour, towards, share);
    if (willDo(candidate)) return candidate;
  }
  return towards;
}

const survives = (text: string, ground: string) =>
  contrastOf(text, ground) >= READABLE && contrastOf(inverted(text), inverted(ground)) >= leastInverted;

const textFor = (ground: string) => [white, ink, black].find((text) => survives(text, ground));

function buttonOn(sheet: string, brand: string): MailColours['button'] {
  const ground = moved(brand, black, (colour) => textFor(colour) !== undefined);
  const text = textFor(ground) ?? white;
  return { ground, text, edge: contrastOf(ground, sheet) < distinct ? text : ground };
}

const grounds = {
  light: { paper: '#f4f2ec', sheet: white, ink, muted: '#55606e', line: '#e4e1d8' },
  dark: { paper: '#0b1220', sheet: '#172236', ink: '#eef2f6', muted: '#a3afbd', line: '#33435c' },
};

/** The colours of a brand's mails by scheme; each text reaches 4.5:1 on its background. */
export function mailColours(brand: string | null): Record<'light' | 'dark', MailColours> {
  const own = brand && /^#[0-9a-f]{6}$/i.test(brand) ? brand.toLowerCase() : ours;
  const inScheme = (scheme: 'light' | 'dark'): MailColours => {
    const ground = grounds[scheme];
    const mark = moved(own, ground.ink, (colour) => contrastOf(colour, ground.sheet) >= READABLE);
    return { ...ground, mark, button: buttonOn(ground.sheet, own) };
  };
  return { light: inScheme('light'), dark: inScheme('dark') };
}
