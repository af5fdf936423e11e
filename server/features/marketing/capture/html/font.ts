import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { siteFont } from '../../../../platform/fonts';

/** The font of visitors' pages. */
export const font = readFileSync(siteFont);

/** Names it in its address, so that browsers may keep it for good. */
export const fontHash = createHash('sha256').update(font).digest('hex').slice(0, 20);

export const fontAddress = `/l/-/${fontHash}.woff2`;
