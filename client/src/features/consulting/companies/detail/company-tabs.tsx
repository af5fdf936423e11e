import { type ComponentProps, type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { consultingPages } from '@shared/consulting/addresses';
import { addressOf } from '@shared/http/address';
import { lazyPart } from '@/lib/lazy-part';
import { useMayWrite } from '@/lib/session/use-may-write';
import { useMedia } from '@/lib/use-media';
import { Icon } from '@/ui/icons';
import { type Tab, Tabs } from '@/ui/navigation/tabs';
import { portalIcons } from '@/ui/portal-icons';
import { AddStandsBack } from '../../items/add-stands-back';
import { ContactsTab } from '../../items/tabs/contacts-tab';
import { DepartmentsTab } from '../../items/tabs/departments-tab';
import { ProblemsTab } from '../../items/tabs/problems-tab';
import { ProductsTab } from '../../items/tabs/products-tab';
import { StrengthsTab } from '../../items/tabs/strengths-tab';
import { useCompanyLists } from '../../reads';
import { useLacking } from '../../report/guide/use-lacking';
import { ReportTab } from '../../report/report-tab';
import { ReportActions } from '../../shares/report-actions';
import { companiesTexts } from '../../texts/companies';
import { useReportState } from '../../report/use-report-state';
import { NextAct } from './next-act';
import { type TabName, tabNames } from './tab-names';
import { useKeptFocus } from './use-kept-focus';

const ReportGuide = lazyPart(async () => (await import('../../report/before-report')).NextForReport);

const usualTab: TabName = 'products';

interface CompanyTabsProps {
  companyId: number;
  current: TabName;
  /** What can be done with a project of the report. */
  actsOf?: ComponentProps<typeof ReportTab>['actsOf'];
  /** What stands under a tab. */
  below?: (tab: TabName) => ReactNode;
}

type TabProps = ComponentProps<typeof ReportTab> & ComponentProps<typeof ProblemsTab>;

const contents: Record<TabName, (props: TabProps) => ReactNode> = {
  contacts: ContactsTab,
  products: ProductsTab,
  departments: DepartmentsTab,
  problems: ProblemsTab,
  strengths: StrengthsTab,
  report: ReportTab,
};

/** The tab that an address names; the products if it names none. */
export const tabIn = (search: string): TabName => {
  const named = new URLSearchParams(search).get('tab');
  return tabNames.find((name) => name === named) ?? usualTab;
};

/** Tabs for the five lists and the report; the address holds the current one. */
export function CompanyTabs({ companyId, current, actsOf, below }: CompanyTabsProps) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const lists = useCompanyLists(companyId);
  const state = useReportState(companyId);
  const isPhone = useMedia('(width < 40rem)');
  const mayWrite = useMayWrite();
  const isBegun = current !== 'report' && (lists[current].data?.length ?? 0) > 0;
  const isOpen = mayWrite && (state.name === 'notReady' || state.name === 'ready');
  const hasReport = state.name === 'exists';
  const lacking = useLacking(companyId, isOpen);
  const [, navigate] = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame, current);

  const actions = <ReportActions companyId={companyId} pdfIn={[language]} isBesideTitle />;
  const tabs = tabNames.map((name): Tab<TabName> => {
    const Content = contents[name];
    return {
      name,
      label: t(`${name}.tab`),
      badge: name === 'report' ? hasReport && <TabTick /> : <TabCount count={lists[name].data?.length} />,
      content: (
        <>
          <AddStandsBack value={state.name === 'ready' || state.name === 'loading'}>
            <Content
              companyId={companyId}
              actions={actions}
              next={<NextAct companyId={companyId} state={state} tab="report" />}
              actsOf={actsOf}
              lacking={lacking}
            />
          </AddStandsBack>
          {below?.(name)}
        </>
      ),
    };
  });

  return (
    <div ref={frame}>
      <Tabs
        label={t('detail.tabs')}
        tabs={tabs}
        current={current}
        beside={
          isPhone && current !== 'report' && <NextAct companyId={companyId} state={state} tab={current} />
        }
        onChange={(name) =>
          navigate(addressOf(consultingPages.company, { id: companyId }, { tab: name }), { replace: true })
        }
      />
      {isOpen && isBegun && (
        <Suspense fallback={null}>
          <ReportGuide companyId={companyId} tab={current} />
        </Suspense>
      )}
    </div>
  );
}

// The panel says in words that there is a report.
const TabTick = () => <Icon name={portalIcons.check} className="size-4 text-positive" />;

// The count is not part of the tab's accessible name. Its space is reserved while it loads, and an empty list shows
// none: the steps in the head say what is missing.
const TabCount = ({ count }: { count: number | undefined }) => (
  <span
    hidden={count === 0}
    aria-hidden
    className="min-w-6 rounded-full bg-ink/8 px-1.5 text-center text-sm text-muted tabular-nums"
  >
    {count ?? '\u00a0'}
  </span>
);
