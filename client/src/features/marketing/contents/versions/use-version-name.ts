import type { Wire } from '@shared/http/wire';
import type { ListedVersion as SharedVersion } from '@shared/marketing/contents/endpoints';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { campaignsTexts } from '../../campaigns/texts/campaigns';

export type ListedVersion = Wire<SharedVersion>;

/** Who made a version: the person's name, or what wrote it. */
export function useAuthorName() {
  const t = useTexts(campaignsTexts);
  return ({ author, by }: ListedVersion) => by ?? t(`versions.authors.${author}`);
}

/** A version in one line: its number, who made it, and when. */
export function useVersionName() {
  const t = useTexts(campaignsTexts);
  const { language } = useLanguage();
  const authorOf = useAuthorName();
  return (version: ListedVersion) =>
    t('versions.name', {
      number: version.number,
      author: authorOf(version),
      at: formatDate(version.at, language, { dateStyle: 'short', timeStyle: 'short' }),
    });
}
