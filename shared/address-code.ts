import { z } from 'zod';
import { validation } from './message';

/** Digits of the code that is mailed to an address to prove that it is the user's. */
export const codeLength = 6;

const invalid = validation('The code has six digits', 'El código tiene seis cifras');

export const addressCode = z.object({
  code: z
    .string({ error: invalid })
    .trim()
    .regex(new RegExp(`^\\d{${codeLength}}$`), invalid),
});
