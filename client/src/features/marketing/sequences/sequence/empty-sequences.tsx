import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ButtonLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../../reads';
import { sequencesTexts } from '../texts/sequences';

/** A company without sequences. */
export function EmptySequences({ company, onAdd }: { company: ListedCompany; onAdd: () => void }) {
  const t = useTexts(sequencesTexts);
  const hasPage = company.livePageCount > 0;
  return (
    <EmptyState
      icon={portalIcons.message}
      title={t('empty.title')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <IfMayWrite>
            <Button icon={portalIcons.plus} onClick={onAdd}>
              {t('empty.act')}
            </Button>
          </IfMayWrite>
          {!hasPage && (
            <ButtonLink variant="secondary" to={stepAddress(company.id, 'leads', { view: 'pages' })}>
              {t('empty.toPages')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <p>{t('empty.text')}</p>
      {!hasPage && <p className="mt-2">{t('empty.noPages')}</p>}
    </EmptyState>
  );
}
