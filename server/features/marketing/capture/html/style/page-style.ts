import { baseStyle, fontStyle, frameStyle } from './base';
import { colourStyle, type Look } from './colours';
import { formStyle } from './form';
import { landingStyle } from './landing';
import { shortStyle } from './short';

const oneLine = (css: string) => css.replaceAll('\n', '');

/** The style of a landing page. */
export const styleOfLanding = (look: Look) =>
  oneLine(colourStyle(look) + fontStyle + baseStyle + frameStyle + formStyle + landingStyle);

/** The style of a page with a few sentences and at most one button. */
export const styleOfShort = (look: Look) =>
  oneLine(colourStyle(look) + fontStyle + baseStyle + frameStyle + shortStyle);

/**
 * The style of a form in a frame. It uses system fonts, so that the page around it stays fast, and has its own
 * background, since that page may be light when the reader's system is dark.
 */
export const styleOfEmbed = (look: Look) =>
  `${oneLine(colourStyle(look) + baseStyle + formStyle)}body{padding:.5rem}.form{box-shadow:none}main{display:grid;gap:1rem}.privacy{padding:0 .5rem}h1{font-size:1.75rem;line-height:1.2}`;
