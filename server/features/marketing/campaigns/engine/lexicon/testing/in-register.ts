import type { Audience } from '../../../../../../../shared/marketing/campaigns/scales';

/** A text of the bank for a reader who is addressed as tú or as usted. */
export const inRegister = (text: string, audience: Audience): string =>
  text.replace(/\{([^{}|]*)\|([^{}|]*)\}/gu, (_all, informal: string, formal: string) =>
    audience === 'B2C' ? informal : formal,
  );
