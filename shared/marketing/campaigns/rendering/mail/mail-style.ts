import type { MailColours } from './mail-colours';

/** The scheme of a mail: the reader's, or a fixed one for a preview. */
export type MailScheme = 'auto' | 'light' | 'dark';

const darkRules = ({ paper, sheet, ink, muted, line, mark, button }: MailColours, within = '') =>
  [
    ['paper', `background-color:${paper}`],
    ['sheet', `background-color:${sheet}`],
    ['ink', `color:${ink}`],
    ['muted', `color:${muted}`],
    ['line', `border-color:${line}`],
    ['mark', `color:${mark}`],
    ['button', `background-color:${button.ground};border-color:${button.edge};color:${button.text}`],
  ]
    .map(([name, rules]) => `${within}.m-${name}{${(rules ?? '').replace(/;|$/g, '!important$&')}}`)
    .join('');

/**
 * The style sheet of a mail, for what inline styles cannot express. Programs that drop it show the light mail.
 * `[data-ogsc]` and `[data-ogsb]` are attributes that Outlook's apps add in dark mode.
 */
export function mailStyle(dark: MailColours, scheme: MailScheme): string {
  const inDark = {
    auto: `@media (prefers-color-scheme:dark){${darkRules(dark)}}${darkRules(dark, '[data-ogsc] ')}${darkRules(dark, '[data-ogsb] ')}`,
    dark: darkRules(dark),
    light: '',
  }[scheme];
  const schemes = { auto: 'light dark', dark: 'dark', light: 'light' }[scheme];
  return (
    `:root{color-scheme:${schemes};supported-color-schemes:${schemes}}` +
    'body{margin:0;padding:0;-webkit-text-size-adjust:100%}table{border-collapse:collapse}' +
    '@media (max-width:480px){.m-pad{padding:24px 20px!important}.m-lead{font-size:19px!important}' +
    '.m-button{display:block!important;text-align:center!important}}' +
    inDark
  );
}
