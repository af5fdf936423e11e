import { campaignKinds, campaignTypes } from '@shared/marketing/campaigns/kinds';
import { contentTypeOf } from '@shared/marketing/campaigns/versions/scales';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { contentsTexts } from './texts/contents';
import type { ListedContent } from './reads';

/** What the kinds of contents are called. */
export function useKindName() {
  const t = useTexts(contentsTexts);
  const { language } = useLanguage();
  return (type: ListedContent['type'], isShort = false) => {
    if (type === 'ad text') return t('kinds.ad');
    if (type === 'ad design') return t('kinds.design');
    const kind = campaignTypes.find((one) => contentTypeOf(one) === type);
    return kind ? campaignKinds[kind].names[language][isShort ? 'short' : 'library'] : '';
  };
}
