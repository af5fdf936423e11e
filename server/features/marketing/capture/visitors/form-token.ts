import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Suspicion } from '../../../../../shared/marketing/capture/scales';

const second = 1_000;
/** The earliest and latest time at which a person submits a form after it was shown, in milliseconds. */
const usable = { from: 3 * second, to: 24 * 60 * 60 * second };

interface Shown {
  /** The company's key. */
  key: string;
  /** The id of the page. */
  id: number;
}

const signatureOf = ({ key, id }: Shown, stem: string) =>
  createHmac('sha256', key).update(`form ${id} ${stem}`).digest();

/** The token of a form shown now: the time and the page, signed. */
export function formToken(page: Shown, now: Date): string {
  const stem = `${now.getTime().toString(36)}.${randomBytes(6).toString('base64url')}`;
  return `${stem}.${signatureOf(page, stem).toString('base64url')}`;
}

/** Why a token is suspicious: its signature is invalid, or it was used earlier or later than by a person. */
export function tokenSuspicion(page: Shown, token: string, now: Date): Suspicion | undefined {
  const [time = '', nonce = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(page, `${time}.${nonce}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'token';
  const age = now.getTime() - Number.parseInt(time, 36);
  if (age < usable.from) return 'too fast';
  return age > usable.to ? 'too old' : undefined;
}
