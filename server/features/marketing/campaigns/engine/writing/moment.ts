import { inOrder } from '../pick';
import type { Ground } from '../../validators/ground';

/** Moments of a firm's day; others belong to a household. */
const atWork =
  /work|desk|meeting|office|monday|quarter|sign|deadline|letter|year|month|order|shift|peak|call|season|site|time is short/iu;

/** A moment of the trade for a sentence; an English reader at work gets none of a household. */
export const momentFor = (
  key: string,
  moments: readonly string[],
  { audience, language }: Pick<Ground, 'audience' | 'language'>,
): string | undefined =>
  inOrder(moments, key, (moment) => moment).find(
    (moment) => audience === 'B2C' || language === 'es' || atWork.test(moment),
  );
