import { useTexts } from '@/i18n/use-texts';
import { reportTexts } from '../texts/report';

/** The number of records that a list leaves out. */
export function MoreRecords({ count }: { count: number }) {
  const t = useTexts(reportTexts);
  return <li className="text-muted">{t('changes.more', { count })}</li>;
}
