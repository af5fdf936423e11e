import { shortPath } from '../../../../shared/marketing/links/short-links';
import type { Config } from '../../../platform/config';

/** The address of a short link, as readers see it. */
export const shortLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, code: string) =>
  publicUrl + shortPath(code);
