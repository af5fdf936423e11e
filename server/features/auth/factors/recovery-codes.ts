import { randomBytes } from 'node:crypto';
import { factorLimits } from '../../../../shared/auth/factors/schemas';
import { hashToken } from '../../../platform/http/access';

/** Crockford's base 32: no letter looks like a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 bits as sixteen letters: five bits of each byte count. */
const newCode = () => Array.from(randomBytes(16), (byte) => letters[byte & 31]).join('');

/** Four groups are easier to read and to type. */
const inGroups = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;

/** What is stored of a code, however it was typed: O is read as 0, I and L as 1. */
export const recoveryHash = (typed: string) => hashToken(typed.replaceAll('O', '0').replace(/[IL]/g, '1'));

/** New codes to be shown once, and what to store of them. */
export function newRecoveryCodes() {
  const codes = Array.from({ length: factorLimits.recoveryCodes }, newCode);
  return { shown: codes.map(inGroups), hashes: codes.map(recoveryHash) };
}
