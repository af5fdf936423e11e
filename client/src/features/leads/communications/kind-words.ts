import type { Translate } from '@/i18n/texts';
import type { Rows } from '../records';
import type { recordsTexts } from '../texts/records';

type Talk = Pick<Rows['communications'], 'type' | 'direction'>;

/** Whether something came in or went out: where people meet, nobody sends and nobody receives. */
export const hasWay = ({ type, direction }: Talk) =>
  direction !== 'internal' && type !== 'meeting' && type !== 'video';

/** What a communication is, and which way it went if it did. */
export const kindWords = (t: Translate<typeof recordsTexts>, talk: Talk) =>
  [
    t(`type.${talk.type}`),
    ...(hasWay(talk) ? [t(`direction.${talk.direction}`).toLocaleLowerCase()] : []),
  ].join(', ');
