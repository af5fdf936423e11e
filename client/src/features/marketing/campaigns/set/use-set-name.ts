import { useTexts } from '@/i18n/use-texts';
import { campaignsTexts } from '../texts/campaigns';
import type { CampaignSet } from '../reads';

/** A set by its readers, language and goal. */
export function useSetName() {
  const t = useTexts(campaignsTexts);
  return ({ audience, language, goal }: Pick<CampaignSet, 'audience' | 'language' | 'goal'>) =>
    t('setName', {
      audience: t(`audiences.${audience}`),
      language: t(`languages.${language}`),
      goal: t(`goals.${goal}`),
    });
}
