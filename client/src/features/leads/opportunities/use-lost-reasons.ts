import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@/i18n/use-texts';
import { settingsOf } from '../records';
import { recordTexts } from '../texts/record';

const usual = ['price', 'competitor', 'timing', 'noNeed', 'noAnswer'] as const;

/** The account's reasons for a lost opportunity, or the usual ones in the language of the screen. */
export function useLostReasons(): readonly string[] {
  const t = useTexts(recordTexts);
  const { data: settings } = useQuery(settingsOf());
  return settings?.lostReasons ?? usual.map((reason) => t(`close.reasons.${reason}`));
}
