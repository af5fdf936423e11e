import type { Network } from './scales';

/** The networks' own names, the same in every language. */
export const networkNames: Record<Network, string> = {
  x: 'X',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  threads: 'Threads',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
};
