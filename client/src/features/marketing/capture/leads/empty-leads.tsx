import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../../reads';
import { captureTexts } from '../texts/capture';
import { ImportLink } from '../imports/import-link';
import { useCaptureState } from '../use-capture-state';

interface EmptyLeadsProps {
  company: ListedCompany;
  /** Opens what publishes a page. */
  onPublish: () => void;
}

/** A company without leads: they come through a page, or from a file. */
export function EmptyLeads({ company, onPublish }: EmptyLeadsProps) {
  const tCapture = useTexts(captureTexts);
  const { change } = useCaptureState();
  const isLive = company.livePageCount > 0;
  return (
    <EmptyState
      icon={portalIcons.user}
      title={tCapture('leads.empty.title')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {isLive ? (
            <Button onClick={() => change({ view: 'pages' })}>{tCapture('leads.empty.toPages')}</Button>
          ) : (
            <IfMayWrite>
              <Button icon={portalIcons.plus} onClick={onPublish}>
                {tCapture('publish')}
              </Button>
            </IfMayWrite>
          )}
          <IfMayWrite>
            <ImportLink companyId={company.id} />
          </IfMayWrite>
        </div>
      }
    >
      {tCapture(isLive ? 'leads.empty.published' : 'leads.empty.unpublished')}
    </EmptyState>
  );
}

/** Nothing suits the search and the filters. */
export function NoLeadFound() {
  const t = useTexts(captureTexts);
  const { change } = useCaptureState();
  return (
    <EmptyState
      icon={portalIcons.search}
      title={t('leads.nothing.title')}
      action={
        <Button variant="secondary" onClick={() => change({ q: '', filter: '' })}>
          {t('leads.nothing.all')}
        </Button>
      }
    >
      {t('leads.nothing.hint')}
    </EmptyState>
  );
}
