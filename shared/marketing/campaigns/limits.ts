import { countCharacters, countMastodon, countWords, measureBluesky, weighX } from './counters';
import type { Network } from './scales';

/** The limits below were read in the networks' own documents on this day. */
export const limitsReadOn = '2026-11-20';

/** Longest texts of a piece, in characters, and words of an email's body; a thin product has less to say. */
export const pieceLimits = {
  subject: { most: 60 },
  preheader: { least: 40, most: 110 },
  body: { least: 60, leastThin: 25, most: 180 },
  cta: { most: 28 },
  h1: { most: 70 },
  benefits: { least: 3, leastThin: 2, most: 5 },
  faq: { least: 2, most: 5 },
  seoTitle: { most: 60 },
  seoDescription: { least: 70, most: 155 },
  adHeadlines: { count: 5, most: 30 },
  adDescriptions: { count: 3, most: 90 },
} as const;

/** What one network takes of a post. */
export interface NetworkLimit {
  /** The length as the network counts it. */
  count: (text: string) => number;
  most: number;
  /** The length up to which the composer writes; as much as the network takes, if not given. */
  write?: number;
  mostBytes?: number;
  mostTags: number;
  /** The tags that the composer writes. */
  writeTags: number;
  hasLink: boolean;
}

export const networkLimits: Record<Network, NetworkLimit> = {
  x: { count: weighX, most: 280, mostTags: 3, writeTags: 2, hasLink: true },
  bluesky: {
    count: (text) => measureBluesky(text).graphemes,
    most: 300,
    mostBytes: 3_000,
    ...{ mostTags: 3, writeTags: 2, hasLink: true },
  },
  mastodon: { count: countMastodon, most: 500, mostTags: 5, writeTags: 3, hasLink: true },
  threads: { count: countCharacters, most: 500, mostTags: 1, writeTags: 1, hasLink: true },
  linkedin: { count: countCharacters, most: 3_000, mostTags: 5, writeTags: 3, hasLink: true },
  facebook: { count: countCharacters, most: 63_206, write: 600, mostTags: 3, writeTags: 2, hasLink: true },
  instagram: { count: countCharacters, most: 2_200, mostTags: 30, writeTags: 5, hasLink: false },
};

/** Words of an email's body. */
export const bodyWords = countWords;
