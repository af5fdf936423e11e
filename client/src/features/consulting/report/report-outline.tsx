import { consultingPages } from '@shared/consulting/addresses';
import { type ReportPart, reportParts } from '@shared/consulting/report/readiness';
import { sitePages } from '@shared/addresses/site';
import { addressOf } from '@shared/http/address';
import { useTexts } from '@/i18n/use-texts';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icons';
import { TextLink } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { useCompanyLists } from '../reads';
import { useLacked } from '../use-lacked';
import { useFigureWords } from './document/drawings/use-figure-words';
import { reportTexts } from './texts/report';

/** What a part is written from: a list that the report needs, or a detail that some of a list's records have. */
interface Source {
  name: ReportPart | 'hours' | 'programs' | 'responsible' | 'measure';
  list: ReportPart;
  count: number;
}

const isPart = (name: Source['name']): name is ReportPart => reportParts.some((part) => part === name);

/** The sources of each part, each named once; undefined while a list is not known. */
function useSources(companyId: number) {
  const lists = useCompanyLists(companyId);
  const [products, departments] = [lists.products.data, lists.departments.data];
  const [problems, strengths] = [lists.problems.data, lists.strengths.data];
  if (!products || !departments || !problems || !strengths) return undefined;
  const whole = (list: ReportPart, { length }: readonly unknown[]): Source => ({
    name: list,
    list,
    count: length,
  });
  const ofProblems = (
    name: Source['name'],
    field: 'hoursPerMonth' | 'responsibleId' | 'measure',
  ): Source => ({
    name,
    list: 'problems',
    count: problems.filter((problem) => problem[field] !== null).length,
  });
  const programs = departments.filter((department) => department.programs !== null).length;
  return {
    all: { departments: departments.length, problems: problems.length },
    summary: [ofProblems('hours', 'hoursPerMonth')],
    analysis: [whole('products', products), whole('departments', departments), whole('strengths', strengths)],
    recommendations: [whole('problems', problems)],
    architecture: [{ name: 'programs', list: 'departments', count: programs } satisfies Source],
    decisions: [ofProblems('responsible', 'responsibleId'), ofProblems('measure', 'measure')],
  };
}

/** The parts with their names, in the order of the report. */
function useParts() {
  const { words, overview, projects } = useFigureWords();
  return [
    ['summary', overview.summary.heading],
    ['analysis', words.sections.analysis],
    ['recommendations', words.sections.recommendations],
    ['architecture', words.sections.aiArchitecture],
    ['decisions', projects.decide.heading],
  ] as const;
}

/** The parts of a report before it is made, with what each is written from: what is entered, and what is missing. */
export function ReportOutline({ companyId }: { companyId: number }) {
  const t = useTexts(reportTexts);
  const parts = useParts();
  const sources = useSources(companyId);
  if (!sources) return null;
  return (
    <Card as="section" aria-labelledby="report-outline" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div>
          <h2 id="report-outline" className="text-xl">
            {t('outline.heading')}
          </h2>
          <p className="text-muted">{t('outline.hint')}</p>
        </div>
        <TextLink to={addressOf(sitePages.sampleReport)} className="inline-flex min-h-11 items-center">
          {t('outline.sample')}
        </TextLink>
      </div>
      <ol className="divide-y divide-line border-t border-line">
        {parts.map(([part, title], index) => (
          <li key={part} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[2rem_3fr_2fr]">
            <span aria-hidden className="text-lg text-muted tabular-nums max-md:hidden">
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold">{title}</h3>
              <p className="text-sm text-muted">{t(`outline.parts.${part}`)}</p>
            </div>
            <ul className="min-w-0">
              {sources[part].map((source) => (
                <SourceLine key={source.name} companyId={companyId} all={sources.all} source={source} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface SourceLineProps {
  companyId: number;
  /** How many records the lists hold whose details are counted. */
  all: { departments: number; problems: number };
  source: Source;
}

/** A source with a tick where something is entered, and with a plus where nothing is; it leads to its list. */
function SourceLine({ companyId, all, source: { name, list, count } }: SourceLineProps) {
  const t = useTexts(reportTexts);
  const lacked = useLacked();
  const to = addressOf(consultingPages.company, { id: companyId }, { tab: list });
  const words = isPart(name)
    ? count > 0
      ? t(`outline.${name}`, { count })
      : lacked([name])
    : t(`outline.${name}`, {
        filled: count,
        count: list === 'departments' ? all.departments : all.problems,
      });
  const icon = count > 0 ? portalIcons.check : portalIcons.plus;
  return (
    <li className="flex items-center gap-2 text-sm">
      <Icon name={icon} className={count > 0 ? 'size-4 text-positive' : 'size-4 text-warning'} />
      <TextLink to={to} className="inline-block py-1 max-md:py-3">
        {words}
      </TextLink>
    </li>
  );
}
