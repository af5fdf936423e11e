import type { Language } from '../../languages';

/**
 * The medium of a piece: a mail, a post for each network, or a page. It decides everything that is done with a piece.
 */
export type Medium = 'mail' | 'posts' | 'page';

/** The names of a kind: on its tab, in the library, beside a picture, and in the names of its campaigns. */
interface Names {
  tab: string;
  library: string;
  short: string;
  inName: string;
}

interface Kind {
  medium: Medium;
  /** Its name in addresses, and of its file among the blueprints. */
  handle: string;
  /** The type of the content that holds its versions. */
  content: string;
  names: Record<Language, Names>;
}

/**
 * The kinds of campaigns, in the display order of a set. Their names in calls and tables come from the specification.
 */
export const campaignKinds = {
  email: {
    medium: 'mail',
    handle: 'email',
    content: 'email template',
    names: {
      en: { tab: 'Email', library: 'Email', short: 'Email', inName: 'email' },
      es: { tab: 'Correo', library: 'Correo', short: 'Correo', inName: 'correo' },
    },
  },
  'social media': {
    medium: 'posts',
    handle: 'social',
    content: 'social post',
    names: {
      en: { tab: 'Social media', library: 'Social post', short: 'Post', inName: 'social media' },
      es: {
        tab: 'Redes sociales',
        library: 'Publicación en redes',
        short: 'Publicación',
        inName: 'redes sociales',
      },
    },
  },
  'landing page': {
    medium: 'page',
    handle: 'landing',
    content: 'landing page',
    names: {
      en: { tab: 'Landing page', library: 'Landing page', short: 'Page', inName: 'page' },
      es: { tab: 'Página de destino', library: 'Página de destino', short: 'Página', inName: 'página' },
    },
  },
} as const satisfies Record<string, Kind>;

type Kinds = typeof campaignKinds;

/** The kind of a campaign. */
export type CampaignType = keyof Kinds;

/** The medium of a kind. */
export type MediumOf<Type extends CampaignType> = Kinds[Type]['medium'];

/** The kinds of a medium. */
export type KindOf<M extends Medium> = {
  [Type in CampaignType]: Kinds[Type]['medium'] extends M ? Type : never;
}[CampaignType];

/** The name of a kind in addresses, and of its file among the blueprints. */
export type KindHandle = Kinds[CampaignType]['handle'];

export const campaignTypes = Object.keys(campaignKinds) as [CampaignType, ...CampaignType[]];

/** The names of the kinds of a medium. */
export const kindsOf = <M extends Medium>(medium: M): [KindOf<M>, ...KindOf<M>[]] =>
  campaignTypes.filter((type) => campaignKinds[type].medium === medium) as [KindOf<M>, ...KindOf<M>[]];

/** Whether a campaign is of a medium. */
export const isKindOf = <M extends Medium>(type: CampaignType, medium: M): type is KindOf<M> =>
  campaignKinds[type].medium === medium;
