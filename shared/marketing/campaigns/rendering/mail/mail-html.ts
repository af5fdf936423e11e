import { escapeHtml } from '../../../../escape-html';
import { cleaned } from '../cleaned';
import { webAddress } from '../web-address';
import { mailBlocks } from './mail-blocks';
import { type MailColours, mailColours } from './mail-colours';
import { mailFooterLines } from './mail-footer-lines';
import type { MailInput } from './mail-input';
import { type MailScheme, mailStyle } from './mail-style';

const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";
const safe = (text: string) => escapeHtml(cleaned(text));

/** A table for layout only; screen readers ignore it. */
const table = (rest: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${rest}>${rows}</table>`;

/** For Outlook on Windows, which supports neither block widths nor link padding. */
const forOutlook = (html: string) => `<!--[if mso]>${html}<![endif]-->`;

function head(subject: string, dark: MailColours, scheme: MailScheme): string {
  const schemes = { auto: 'light dark', dark: 'dark', light: 'light' }[scheme];
  return (
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="x-apple-disable-message-reformatting">' +
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">' +
    `<meta name="color-scheme" content="${schemes}"><meta name="supported-color-schemes" content="${schemes}">` +
    `<title>${safe(subject)}</title>` +
    forOutlook(
      '<xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>',
    ) +
    `<style>${mailStyle(dark, scheme)}</style></head>`
  );
}

/** Shown by inboxes beside the subject only; the trailing blanks keep the mail's text out of the preview. */
const preheader = (text: string) =>
  '<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all">' +
  `${safe(text)}${'&#8199;&#847;'.repeat(60)}</div>`;

function button(label: string, address: string, { button: look }: MailColours): string {
  const [href, text] = [escapeHtml(address), safe(label)];
  const width = Math.max(180, Array.from(label).length * 11 + 60);
  return (
    forOutlook(
      `<v:roundrect href="${href}" style="height:48px;width:${width}px;v-text-anchor:middle" arcsize="17%" ` +
        `strokecolor="${look.edge}" fillcolor="${look.ground}"><w:anchorlock/><center style="${font};font-size:16px;` +
        `font-weight:bold;color:${look.text}">${text}</center></v:roundrect>`,
    ) +
    `<!--[if !mso]><!--><a href="${href}" class="m-button" style="display:inline-block;padding:14px 28px;` +
    `border:1px solid ${look.edge};border-radius:8px;background-color:${look.ground};color:${look.text};${font};` +
    `font-size:16px;line-height:20px;font-weight:bold;text-decoration:none">${text}</a><!--<![endif]-->`
  );
}

/** The body of a mail; the button follows its last block. */
function body({ email, link }: MailInput, light: MailColours): string {
  const address = webAddress(link);
  return (
    mailBlocks(email.blocks, light) +
    (address ? `<div style="padding:8px 0">${button(email.cta.label, address, light)}</div>` : '')
  );
}

function footer(input: MailInput, { muted }: MailColours): string {
  const { name, postalAddress, why, unsubscribe } = mailFooterLines(input);
  const look = `margin:0 0 8px;${font};font-size:14px;line-height:21px;color:${muted}`;
  const paragraph = (html: string) => `<p class="m-muted" style="${look}">${html}</p>`;
  return [
    [name, ...postalAddress].filter(Boolean).map(escapeHtml).join('<br>'),
    escapeHtml(why),
    unsubscribe &&
      `<a href="${escapeHtml(unsubscribe.address)}" class="m-muted" style="color:${muted};text-decoration:underline">` +
        `${escapeHtml(unsubscribe.label)}</a>`,
  ]
    .map((html) => (html ? paragraph(html) : ''))
    .join('');
}

/**
 * A mail as HTML: tables and inline styles, so that Outlook and Gmail render it alike; dark if the reader's system
 * is. A preview may fix the `scheme`. Every text is escaped, and only http and https addresses become links.
 */
export function renderMailHtml(input: MailInput, scheme: MailScheme = 'auto'): string {
  const { light, dark } = mailColours(input.brand);
  const { email, language, sender } = input;
  const rows =
    `<tr><td class="m-pad" style="padding:32px 36px 8px"><p class="m-mark" style="margin:0;${font};font-size:15px;` +
    `font-weight:bold;color:${light.mark}">${safe(sender.name)}</p></td></tr>` +
    `<tr><td class="m-pad" style="padding:12px 36px 28px">${body(input, light)}</td></tr>` +
    `<tr><td class="m-pad m-line" style="padding:20px 36px 24px;border-top:1px solid ${light.line}">` +
    `${footer(input, light)}</td></tr>`;
  const sheet =
    forOutlook('<table role="presentation" width="600" align="center"><tr><td>') +
    table(
      `width="100%" class="m-sheet" style="max-width:600px;margin:0 auto;background-color:${light.sheet};border-radius:12px"`,
      rows,
    ) +
    forOutlook('</td></tr></table>');
  return (
    `<!doctype html><html lang="${language}" dir="ltr" xmlns:v="urn:schemas-microsoft-com:vml" ` +
    'xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">' +
    head(email.subject.text, dark, scheme) +
    `<body class="m-paper" style="margin:0;padding:0;background-color:${light.paper}">${preheader(email.preheader.text)}` +
    table(
      `width="100%" class="m-paper" style="background-color:${light.paper}"`,
      `<tr><td align="center" style="padding:24px 12px">${sheet}</td></tr>`,
    ) +
    '</body></html>'
  );
}
