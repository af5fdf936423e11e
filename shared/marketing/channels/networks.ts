import type { Language } from '../../languages';
import { bluesky } from './networks/bluesky';
import { facebook } from './networks/facebook';
import { instagram } from './networks/instagram';
import { linkedin } from './networks/linkedin';
import { mastodon } from './networks/mastodon';
import type { NetworkModule, PostRules } from './networks/network';
import { rss } from './networks/rss';
import { telegram } from './networks/telegram';
import { threads } from './networks/threads';
import { webhook } from './networks/webhook';
import { wordpress } from './networks/wordpress';
import { x } from './networks/x';

/**
 * Where a piece can be published, in the order in which a person chooses from them.
 * The limits were read in the networks' own documents on 2026-11-20.
 */
const networkModules = {
  linkedin,
  instagram,
  facebook,
  x,
  bluesky,
  mastodon,
  threads,
  wordpress,
  telegram,
  webhook,
  rss,
};

type Modules = typeof networkModules;

export type ChannelNetwork = keyof Modules;

/** The names of the networks whose modules have a property. */
type Those<Part> = {
  [Name in ChannelNetwork]: Modules[Name] extends Part ? Name : never;
}[ChannelNetwork];

/** A network that a social piece is written for. */
export type Network = Those<{ post: PostRules }>;

/** A network that this server calls. */
export type CalledNetwork = Those<{ reached: 'called' }>;

/** A network where a person publishes what is prepared here. */
export type AssistedNetwork = Those<{ reached: 'by hand' }>;

export const channelNetworks = Object.keys(networkModules) as [ChannelNetwork, ...ChannelNetwork[]];

/** What is known of a network. */
export const networkOf = (network: ChannelNetwork): NetworkModule => networkModules[network];

/** A network's own name, the same in every language. */
export const networkName = (network: ChannelNetwork): string => networkModules[network].name;

/** What a network is called where a person chooses or reads it: its title, or its name where that is known. */
export const networkTitle = (network: ChannelNetwork, language: Language): string =>
  networkOf(network).title?.[language] ?? networkName(network);

/** The letters that stand for a network where there is no room for its name. */
export const networkMark = (network: ChannelNetwork): string => networkModules[network].mark;

export const isCalled = (network: ChannelNetwork): network is CalledNetwork =>
  networkOf(network).reached === 'called';

export const isAssisted = (network: ChannelNetwork): network is AssistedNetwork =>
  networkOf(network).reached === 'by hand';

export const isWrittenFor = (network: ChannelNetwork): network is Network =>
  networkOf(network).post !== undefined;

/** What a network takes of a post that is written for it. */
export const postRulesOf = (network: Network): PostRules => networkModules[network].post;

/** Where a post stands among those of its piece: short ones first, those without a link last. */
const placeOf = (network: Network) => {
  const { form, hasLink } = postRulesOf(network);
  return (form === 'long' ? 2 : 0) + (hasLink ? 0 : 1);
};

/** The networks that a social piece is written for, in the order of its posts. */
export const networks = channelNetworks
  .filter(isWrittenFor)
  .toSorted((one, other) => placeOf(one) - placeOf(other)) as [Network, ...Network[]];
