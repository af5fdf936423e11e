import { submissionsApi } from '@shared/marketing/capture/submissions/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { usePages } from '@/lib/lists/use-pages';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PagedRows } from '@/ui/navigation/paged-rows';
import { portalIcons } from '@/ui/portal-icons';
import { captureTexts } from '../texts/capture';
import { SuspectCard } from './suspect-card';

/** What looks like spam, until a person decides. */
export function SuspectsTab({ companyId }: { companyId: number }) {
  const t = useTexts(captureTexts);
  const pages = usePages(submissionsApi.list, {}, { company: companyId, verdict: 'suspect' });
  const empty = (
    <EmptyState icon={portalIcons.check} title={t('suspects.empty.title')}>
      {t('suspects.empty.text')}
    </EmptyState>
  );
  return (
    <PagedRows pages={pages} empty={empty} more={t('suspects.more')}>
      {(rows) => (
        <>
          <p className="mb-4 max-w-measure text-muted">{t('suspects.intro')}</p>
          <ul aria-label={t('suspects.label')} className="border-t border-line">
            {rows.map((suspect) => (
              <li key={suspect.id} className="border-b border-line">
                <SuspectCard suspect={suspect} />
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedRows>
  );
}
