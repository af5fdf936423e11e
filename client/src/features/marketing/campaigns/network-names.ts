import type { Network } from '@shared/marketing/campaigns/scales';

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
