import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { hasOutside } from '@shared/consulting/swot/swot';
import { changesSince, itemsOfToday } from './document/sections/changes/changes';
import type { CompanyData } from '@shared/consulting/report/company-data';
import { listOfKind } from '@shared/consulting/report/figures/records';
import type { Project } from '@shared/consulting/report/projects/projects';
import type { Report } from '@shared/consulting/report/tables';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Alert } from '@/ui/feedback/alert';
import { ErrorState } from '@/ui/feedback/error-state';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { Spinner } from '@/ui/controls/spinner';
import { snapshotOf, swotOf } from '../reads';
import { reportTexts } from './texts/report';
import { ReportMade } from './report-facts';
import { useCompanyDataNow } from './use-company-data-now';
import { ChangesSince } from './document/sections/changes/changes-since';
import { EarlierAssessment } from './earlier/earlier-assessment';
import { type FindRecord, RecordPlaces } from './document/record-places';
import { ReportDocument } from './document/report-document';
import { useFigureWords } from './document/drawings/use-figure-words';
import { StartDay } from './document/start-day';
import { StoredText } from './document/stored/stored-text';
import { ReportSection } from './document/report-section';

interface CompanyReportProps {
  companyId: number;
  report: Wire<Report>;
  /** What can be done with a project of the report. */
  actsOf?: ((report: Wire<Report>, project: Project) => ReactNode) | undefined;
  /** Where no page's head says when it was made, nor is the report's own page. */
  isInTab?: boolean;
}

/** A company's report for its owner, with links from findings to their records and the changes since. */
export function CompanyReport({ companyId, report, actsOf, isInTab = false }: CompanyReportProps) {
  const t = useTexts(reportTexts);
  const snapshot = useQuery(snapshotOf(companyId));
  const [withSwot, setWithSwot] = useState(false);
  const swot = useQuery({ ...swotOf(companyId), enabled: withSwot });
  const now = useCompanyDataNow(companyId);
  const findRecord = useMemo(
    () => findRecordIn(companyId, snapshot.data, now.data),
    [companyId, snapshot.data, now.data],
  );

  if (!snapshot.data) {
    if (!snapshot.error) return <Spinner label={t('loading')} />;
    // The stored texts can be shown without the snapshot.
    return (
      <div className="grid gap-6">
        {isInTab && (
          <p className="text-sm text-muted">
            <ReportMade report={report} />
          </p>
        )}
        <ErrorState error={snapshot.error} onRetry={() => void snapshot.refetch()} />
        <TextsAlone report={report} />
      </div>
    );
  }
  const changes = now.data && changesSince(snapshot.data, now.data);
  return (
    <RecordPlaces value={findRecord}>
      {changes && changes.length > 0 && <ChangesNotice count={changes.length} />}
      <EarlierAssessment companyId={companyId} snapshot={snapshot.data} />
      <ReportDocument
        report={report}
        snapshot={snapshot.data}
        swot={(withSwot && swot.data) || null}
        owners={{
          ...(isInTab && { made: <ReportMade report={report} /> }),
          actsOf: actsOf && ((project) => actsOf(report, project)),
          startDay: (
            <IfMayWrite>
              <StartDay companyId={companyId} startsOn={report.startsOn} />
            </IfMayWrite>
          ),
          swotChoice: (
            <div className="print:hidden">
              <CheckboxField
                label={t('swot.choice')}
                checked={withSwot}
                onChange={(event) => setWithSwot(event.target.checked)}
              />
              {withSwot && swot.data && !hasOutside(swot.data) && (
                <p className="text-muted">{t('swot.noOutside')}</p>
              )}
              {withSwot && swot.error && (
                <ErrorState error={swot.error} onRetry={() => void swot.refetch()} />
              )}
            </div>
          ),
          changes: (
            <ComparedWithNow now={now}>{changes && <ChangesSince changes={changes} />}</ComparedWithNow>
          ),
        }}
      />
    </RecordPlaces>
  );
}

const texts = ['analysis', 'recommendations', 'aiArchitecture'] as const;

const TextsAlone = ({ report }: { report: Wire<Report> }) => {
  const { words } = useFigureWords();
  return texts.map((part) => (
    <ReportSection key={part} id={part} title={words.sections[part]} folds={false}>
      <div lang={report.language}>
        <StoredText text={report[part]} />
      </div>
    </ReportSection>
  ));
};

/**
 * Finds a record of the report in the company's tabs. Until today's data are loaded, every record counts as
 * present.
 */
function findRecordIn(companyId: number, snapshot?: CompanyData, now?: CompanyData): FindRecord {
  const today = snapshot && now && itemsOfToday(snapshot, now);
  return ({ kind, id }) => {
    const list = listOfKind[kind];
    const present = today ? today[list].get(id) : id;
    return present === undefined
      ? 'gone'
      : { to: addressOf(consultingPages.company, { id: companyId }, { tab: list }) + `#${kind}-${present}` };
  };
}

function ChangesNotice({ count }: { count: number }) {
  const t = useTexts(reportTexts);
  return (
    // Not printed: a printed report is about the data of its day.
    <Alert tone="info" className="mb-4 print:hidden">
      <p>{t('changes.some', { count })}</p>
      <a href="#changes" className="font-medium text-brand underline underline-offset-4">
        {t('changes.see')}
      </a>
    </Alert>
  );
}

interface ComparedProps {
  now: ReturnType<typeof useCompanyDataNow>;
  children: ReactNode;
}

function ComparedWithNow({ now, children }: ComparedProps) {
  const t = useTexts(reportTexts);
  if (now.data) return children;
  if (now.error) return <ErrorState error={now.error} onRetry={now.refetch} />;
  return <Spinner label={t('changes.loading')} />;
}
