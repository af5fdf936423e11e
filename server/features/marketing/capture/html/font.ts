import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { siteFont } from '../../../../platform/fonts';

/** The font of visitors' pages. */
export const font = readFileSync(siteFont);

/** Part of the font's address, so that browsers may cache the font forever. */
export const fontHash = createHash('sha256').update(font).digest('hex').slice(0, 20);

export const fontAddress = `/l/-/${fontHash}.woff2`;
