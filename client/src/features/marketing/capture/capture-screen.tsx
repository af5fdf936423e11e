import { useState } from 'react';
import { useLocation } from 'wouter';
import { stepAddress } from '@shared/marketing/steps';
import { useTexts } from '@/i18n/use-texts';
import { lazyPart, useLoadedLater } from '@/lib/lazy-part';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { Badge } from '@/ui/feedback/badge';
import { Menu } from '@/ui/overlays/menu';
import { Tabs } from '@/ui/navigation/tabs';
import { portalIcons } from '@/ui/portal-icons';
import type { ListedCompany } from '../reads';
import { captureTexts } from './texts/capture';
import { workspaceTexts } from '../steps/texts/workspace';
import { LeadPage } from './lead/lead-page';
import { LeadList } from './leads/lead-list';
import { PagesTab } from './pages/pages-tab';
import { SuspectsTab } from './suspects/suspects-tab';
import { useCaptureState } from './use-capture-state';

const PublishDialog = lazyPart(async () => (await import('./pages/publish-dialog')).PublishDialog);

interface CaptureScreenProps {
  company: ListedCompany;
  onBin: () => void;
}

/** The leads of a company, its landing pages and its suspects, or the lead that the address names. */
export function CaptureScreen(props: CaptureScreenProps) {
  const { openId } = useCaptureState();
  if (openId !== undefined) return <LeadPage key={openId} id={openId} company={props.company} />;
  return <Capture {...props} />;
}

function Capture({ company, onBin }: CaptureScreenProps) {
  const t = useTexts(captureTexts);
  const tSteps = useTexts(workspaceTexts);
  const { state, change } = useCaptureState();
  const [publishing, setPublishing] = useState(false);
  const { suspectCount, leadCount, livePageCount } = company;
  // The empty list has the same button in its middle.
  const isNew = state.view === 'leads' && leadCount === 0 && livePageCount === 0;
  const publish = () => setPublishing(true);
  const publishLabel = t(livePageCount > 0 ? 'publishAnother' : 'publish');
  const [, navigate] = useLocation();
  const mayWrite = useMayWrite();
  const takeFile = () => navigate(stepAddress(company.id, 'leads', { import: 'new' }));
  const entries = [
    ...(isNew || !mayWrite
      ? []
      : [
          ...(state.view === 'leads' ? [{ label: publishLabel, onSelect: publish }] : []),
          { label: t('importFile'), onSelect: takeFile },
        ]),
    { label: t('bin'), onSelect: onBin },
  ];
  useLoadedLater(PublishDialog);
  return (
    <>
      <Tabs
        title={tSteps('steps.leads.title')}
        label={t('parts')}
        current={state.view}
        onChange={(view) => change({ view })}
        tabs={[
          {
            name: 'leads',
            label: t('tabs.leads'),
            content: <LeadList company={company} onPublish={publish} entries={entries} />,
          },
          {
            name: 'pages',
            label: t('tabs.pages'),
            content: <PagesTab company={company} onPublish={publish} />,
          },
          {
            name: 'suspects',
            label: t('tabs.suspects'),
            ...(suspectCount > 0 && { badge: <Badge tone="warning">{suspectCount}</Badge> }),
            content: <SuspectsTab companyId={company.id} />,
          },
        ]}
        beside={
          <div className="flex shrink-0 items-center gap-2">
            {/* Beside the search of the leads it holds their file too. */}
            {(state.view !== 'leads' || leadCount === 0) && (
              <Menu icon={portalIcons.more} label={t('more')} entries={entries} />
            )}
            {mayWrite && !isNew && state.view !== 'leads' && (
              <Button
                icon={portalIcons.external}
                title={publishLabel}
                onClick={publish}
                className="max-sm:order-first"
              >
                <span className="sm:max-xl:sr-only">{publishLabel}</span>
              </Button>
            )}
          </div>
        }
      />
      <PublishDialog
        open={publishing}
        company={company}
        onClose={() => setPublishing(false)}
        onPublished={() => change({ view: 'pages' })}
      />
    </>
  );
}
