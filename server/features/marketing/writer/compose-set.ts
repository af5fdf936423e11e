import { networkName } from '../../../../shared/marketing/channels/networks';
import type { Piece } from '../../../../shared/marketing/campaigns/piece';
import { angles, type Angle } from '../../../../shared/marketing/campaigns/scales';
import type { Wording } from '../../../../shared/marketing/campaigns/sets/wording';
import { type Message, say } from '../../../../shared/message';
import { writerMessages } from '../../../../shared/marketing/writer/messages';
import type { Brief } from '../campaigns/brief';
import type { ComposedPiece } from '../campaigns/writing';
import { contextOf } from './brief/context';
import { type Desk, type Job, variantFor } from './compose/desk';
import { composeEmail } from './compose/email';
import { composeLanding } from './compose/landing';
import { composeSocial } from './compose/social';

/** Longest quotation of a fact that found no room. */
const quoted = 60;

function leftNotice({ facts }: Brief, left: readonly string[]): Message[] {
  const texts = facts
    .filter(({ id }) => left.includes(id))
    .map(({ text }) => `«${text.length > quoted ? `${text.slice(0, quoted)}…` : text}»`);
  return texts.length > 0 ? [say(writerMessages['fact.left'], { texts: texts.join(', ') })] : [];
}

type Draft = Omit<ComposedPiece, 'angle'>;

/** The pieces of one angle, in the order in which a person reads them. */
function anglePieces(desk: Desk, angle: Angle): Draft[] {
  const { context } = desk;
  const { brief, blueprints } = context;
  const jobFor = (type: Piece['type'], file: 'email' | 'landing'): Job => ({
    ...{ desk, angle, type },
    variant: variantFor(
      desk,
      blueprints[file].filter(({ path }) => path[0] === angle),
      `${angle}/${type}`,
    ),
  });
  const email = composeEmail(jobFor('email', 'email'));
  const posts = composeSocial({ desk, angle, type: 'social media' });
  const landing = composeLanding(jobFor('landing page', 'landing'));
  const names = posts.without.map((network) => networkName(network)).join(', ');
  const none = names ? [say(writerMessages['network.none'], { networks: names })] : [];
  return [
    {
      piece: { type: 'email', content: email.content },
      slots: email.slots,
      notices: leftNotice(brief, email.left),
    },
    {
      piece: { type: 'social media', content: posts.content },
      slots: posts.slots,
      notices: none,
    },
    { piece: { type: 'landing page', content: landing.content }, slots: landing.slots },
  ];
}

/** The nine pieces of a brief; the same brief and wording give the same bytes. */
export function composeSet(brief: Brief, wording: Wording): ComposedPiece[] {
  const context = contextOf(brief);
  const taken = {
    email: new Set<string>(),
    'social media': new Set<string>(),
    'landing page': new Set<string>(),
  };
  const desk: Desk = { context, wording, taken };
  return angles.flatMap((angle) => anglePieces(desk, angle).map((draft) => ({ angle, ...draft })));
}
