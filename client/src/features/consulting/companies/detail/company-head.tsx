import { type ComponentProps, useState } from 'react';
import { useLocation } from 'wouter';
import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { useMayWrite } from '@/lib/session/use-may-write';
import { useMedia } from '@/lib/use-media';
import { TextLink } from '@/ui/navigation/link';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { CompanyFacts } from '../../company-facts';
import { useReportState } from '../../report/use-report-state';
import { companiesTexts } from '../../texts/companies';
import { swotTexts } from '../../swot/texts/swot';
import { EditCompany } from '../form/edit-company';
import { useNewAssessment } from '../use-new-assessment';
import { BackLink } from './back-link';
import type { TabName } from './tab-names';
import { NextAct } from './next-act';
import { ReportSteps } from './report-steps';

interface CompanyHeadProps {
  company: Wire<Company>;
  tab: TabName;
  /** The way to the company in another portal. */
  elsewhere?: { label: string; to: string } | undefined;
  onEdited?: ComponentProps<typeof EditCompany>['onEdited'];
}

/**
 * One strip: the company, the steps to its report and the next act, which on a phone stands under the tabs, or in the
 * menu once there is a report to read.
 */
export function CompanyHead({ company, tab, elsewhere, onEdited }: CompanyHeadProps) {
  const t = useTexts(companiesTexts);
  const tSwot = useTexts(swotTexts);
  const [, navigate] = useLocation();
  const [editing, setEditing] = useState(false);
  const mayWrite = useMayWrite();
  const isPhone = useMedia('(width < 40rem)');
  // The head is mounted as long as the company is shown, so opening the company again retries a failed request.
  const state = useReportState(company.id, { retryOnMount: true });
  const assessment = useNewAssessment(company.id);
  // The tab of the report says when it was made.
  const isRead = tab === 'report' && state.name === 'exists';
  const hasLinks = useMedia('(width >= 80rem)') && tab !== 'report';
  const elsewhereToo = [
    { label: tSwot('open'), to: addressOf(consultingPages.swot, { id: company.id }) },
    ...(elsewhere ? [elsewhere] : []),
  ];
  return (
    <header className="-mt-3 mb-1 flex max-sm:-mt-4 flex-wrap items-center gap-x-4 gap-y-1 lg:h-14 lg:flex-nowrap">
      <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
        <BackLink />
        <div className="min-w-0 max-sm:grow">
          <h1 tabIndex={-1} title={company.name} className="truncate text-xl leading-tight">
            {company.name}
          </h1>
          {isPhone && !isRead ? (
            <div className="flex flex-wrap items-center gap-x-4">
              <ReportSteps companyId={company.id} state={state} />
              {state.name === 'exists' && (
                <TextLink
                  to={addressOf(consultingPages.swot, { id: company.id })}
                  className="-my-3 flex min-h-11 items-center text-sm"
                >
                  {tSwot('open')}
                </TextLink>
              )}
            </div>
          ) : (
            <CompanyFacts company={company} isShort={isPhone} className="truncate" />
          )}
        </div>
        <Menu
          icon={portalIcons.more}
          label={t('detail.more')}
          entries={[
            ...(isRead
              ? [
                  {
                    label: t('report.page'),
                    onSelect: () => navigate(addressOf(consultingPages.report, { id: company.id })),
                  },
                ]
              : []),
            ...(mayWrite && isRead ? [{ label: t('assessment.create'), onSelect: assessment.create }] : []),
            ...(mayWrite ? [{ label: t('edit'), onSelect: () => setEditing(true) }] : []),
            ...(hasLinks
              ? []
              : elsewhereToo.map(({ label, to }) => ({ label, onSelect: () => navigate(to) }))),
          ]}
        />
      </div>
      {!isPhone && (
        <div className="flex min-h-11 min-w-0 grow items-center justify-end gap-x-4">
          {/* The tab of a finished report leads to it. */}
          {state.name !== 'exists' && <ReportSteps companyId={company.id} state={state} />}
          {hasLinks &&
            elsewhereToo.map(({ label, to }) => (
              <TextLink key={to} to={to} className="flex min-h-11 shrink-0 items-center px-1">
                {label}
              </TextLink>
            ))}
          {tab !== 'report' && <NextAct companyId={company.id} state={state} tab={tab} />}
        </div>
      )}
      <EditCompany company={editing ? company : null} onClose={() => setEditing(false)} onEdited={onEdited} />
    </header>
  );
}
