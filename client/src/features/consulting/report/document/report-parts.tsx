import { type ReactNode, useMemo } from 'react';
import { buildReport } from '@shared/consulting/report/build-report';
import type { CompanyData } from '@shared/consulting/report/company-data';
import { reportModel } from '@shared/consulting/report/overview/report-model';
import { knownTexts } from '@shared/consulting/report/stored/known-lines';
import type { Project } from '@shared/consulting/report/projects/projects';
import type { Report } from '@shared/consulting/report/tables';
import { summaryPage } from '@shared/consulting/report/texts/summary-page';
import { figureWords, overviewWords, projectWords, reportWords } from '@shared/consulting/report/texts/words';
import { hasOutside, type Swot } from '@shared/consulting/swot/swot';
import type { Wire } from '@shared/http/wire';
import type { Language } from '@shared/languages';
import { formatDate } from '@/i18n/formats';
import { classNames } from '@/lib/class-names';
import { Contents } from './contents';
import { ReportSection } from './report-section';
import { AnalysisPart } from './sections/analysis-part';
import { ArchitecturePart } from './sections/architecture-part';
import { DataGaps } from './sections/data-gaps';
import { Method } from './sections/method';
import { RecommendationsPart } from './sections/recommendations-part';
import { FirstLook } from './sections/overview/first-look';
import { Summary } from './sections/overview/summary';
import { Decisions } from './sections/projects/decisions';
import { askPlace } from './sections/projects/what-to-ask';
import { SwotQuadrants } from './sections/swot-quadrants';

export interface ReportDocumentProps {
  report: Pick<
    Wire<Report>,
    'analysis' | 'recommendations' | 'aiArchitecture' | 'language' | 'startsOn' | 'createdAt'
  >;
  snapshot: CompanyData;
  /** Null unless the reader wishes to see it. */
  swot: Swot | null;
  /** What only the owner has. */
  owners?: {
    /** When it was made, where no head of a page has it. */
    made?: ReactNode;
    /** The control for the start of the plan. */
    startDay: ReactNode;
    /** Whether the report goes with the SWOT analysis. */
    swotChoice: ReactNode;
    /** The changes since the report. */
    changes: ReactNode;
    /** What can be done with a project. */
    actsOf?: ((project: Project) => ReactNode) | undefined;
  };
}

interface ReportPartsProps extends ReportDocumentProps {
  /** The language of the page around, or of an `InLanguage`. */
  language: Language;
  /**
   * The head of a report that lies as a sheet on a page for visitors. Such a page is small and without scripts, so its
   * parts fold by a switch of the page.
   */
  head?: ReactNode;
}

interface Part {
  id: string;
  title: string;
  content: ReactNode;
  folds?: false;
  className?: string;
}

/** The parts of a report in one language: its conclusions, its three texts with their drawings, what it rests on. */
export function ReportParts({ head, ...given }: ReportPartsProps) {
  const isPublic = head !== undefined;
  const parts = useParts({ ...given, isPublic });
  return (
    <div className="grid gap-x-10 xl:grid-cols-[10.5rem_minmax(0,1fr)] print:block">
      <Contents parts={parts} />
      <div
        className={classNames(
          'grid min-w-0 gap-8 max-md:gap-3 print:block',
          isPublic && 'xl:rounded-card xl:border xl:border-line xl:bg-surface xl:p-8 xl:shadow-raised',
        )}
      >
        {head}
        {parts.map(({ id, title, content, folds, className }) => (
          <ReportSection
            key={id}
            id={id}
            title={title}
            folds={folds ?? (isPublic ? 'plain' : 'script')}
            className={className}
          >
            {content}
          </ReportSection>
        ))}
      </div>
    </div>
  );
}

function useParts(given: ReportDocumentProps & { language: Language; isPublic: boolean }) {
  const { report, snapshot, swot, owners, language, isPublic } = given;
  const words = figureWords[language];
  const { startsOn } = report;
  const model = useMemo(() => reportModel(snapshot, startsOn), [snapshot, startsOn]);
  const known = useMemo(() => knownTexts(snapshot, reportWords[language]), [snapshot, language]);
  const texts = useMemo(
    () => (language === report.language ? report : buildReport(snapshot, language)),
    [report, snapshot, language],
  );
  const shown = { known, model };
  const shownSwot = swot && hasOutside(swot) ? swot : null;
  const parts: (Part | false | null | undefined)[] = [
    model.firstLook && {
      id: 'first-look',
      title: overviewWords[language].firstLook.heading,
      content: <FirstLook look={model.firstLook} />,
      folds: false,
    },
    {
      id: 'summary',
      title: overviewWords[language].summary.heading,
      content: (
        <Summary
          page={summaryPage(model.summary, language)}
          made={formatDate(report.createdAt, language, { dateStyle: 'medium' })}
          // A part that a phone folds without scripts is not opened by a link into it.
          askPlace={isPublic ? 'recommendations' : askPlace}
        />
      ),
      folds: false,
    },
    {
      id: 'analysis',
      title: words.sections.analysis,
      content: <AnalysisPart text={texts.analysis} {...shown} />,
    },
    {
      id: 'recommendations',
      title: words.sections.recommendations,
      content: (
        <RecommendationsPart
          text={texts.recommendations}
          {...shown}
          startsOn={startsOn}
          startDay={owners?.startDay}
          actsOf={owners?.actsOf}
        />
      ),
    },
    {
      id: 'architecture',
      title: words.sections.aiArchitecture,
      content: <ArchitecturePart text={texts.aiArchitecture} {...shown} />,
    },
    (owners || shownSwot) && {
      id: 'swot',
      title: words.sections.swot,
      content: (
        <>
          {owners?.swotChoice}
          {shownSwot && <SwotQuadrants swot={shownSwot} />}
        </>
      ),
      ...(!shownSwot && { className: 'print:hidden' }),
    },
    {
      id: 'decisions',
      title: projectWords[language].decide.heading,
      content: <Decisions decisions={model.decisions} />,
    },
    {
      id: 'method',
      title: words.method.heading,
      content: <Method modulesBy={snapshot.modulesBy} choices={model.choices} isBrief={isPublic} />,
    },
    owners && {
      id: 'gaps',
      title: words.gaps.heading,
      content: <DataGaps gaps={model.ask.gaps} />,
      className: 'print:hidden',
    },
    owners && {
      id: 'changes',
      title: words.sections.changes,
      content: owners.changes,
      className: 'print:hidden',
    },
  ];
  return parts.filter((part): part is Part => Boolean(part));
}
