import type { CompanyData } from '../company-data';
import { dateOfDay, dayAfter, dayNumber } from '../figures/plain-date';
import {
  type Benchmark,
  type BenchmarkTopic,
  benchmarks,
  type SectorGroup,
  type SizeBand,
} from './benchmarks';
import { sectorGroupOf } from './sector-group';

/** Maximum number of public figures in a report. */
const mostBenchmarks = 3;

/** Months after its period for which a figure is shown. */
const monthsShown = 36;

type Company = Pick<CompanyData['company'], 'sector' | 'size' | 'country' | 'hasTenOrMore'>;

/**
 * The ids of the public figures to show beside a company's own, at most three, the most specific first (report.md,
 * "Where you stand"). None for a company with fewer than ten employees or of a sector that the surveys do not count.
 * Spain's figures are for companies in Spain; others are shown those of the European Union.
 */
export function chosenBenchmarks(company: Company, at: Date): string[] {
  const employees = bandOf(company);
  const group = sectorGroupOf(company.sector);
  if (!employees || group === 'outside') return [];
  const fitting = benchmarks
    .filter((one) => isCurrent(one, at))
    .filter(({ population }) => isOf(population, employees, group));
  const inSpain = company.country === 'ES';
  const best = (topic: BenchmarkTopic, area: Benchmark['population']['area']) =>
    fitting
      .filter((one) => one.topic === topic && one.population.area === area)
      .toSorted((a, b) => specificity(b) - specificity(a))
      .slice(0, 1);
  const chosen = inSpain
    ? [...best('ai', 'ES'), ...best('cloud', 'ES'), ...best('intensity', 'ES'), ...best('ai', 'EU')]
    : [...best('ai', 'EU'), ...best('intensity', 'EU')];
  return chosen
    .slice(0, mostBenchmarks)
    .toSorted((a, b) => specificity(b) - specificity(a))
    .map(({ id }) => id);
}

/** The employees of a company as the surveys split them; null for fewer than ten, or where that is not told. */
function bandOf({ size, hasTenOrMore }: Company): Exclude<SizeBand, '10+' | '10-249'> | null {
  if (size === 'small') return hasTenOrMore ? '10-49' : null;
  return size === 'medium' ? '50-249' : '250+';
}

/** Whether a figure is shown on a day: until 36 months after the end of its period. */
const isCurrent = ({ period }: Benchmark, at: Date) =>
  at.toISOString().slice(0, 10) <= dateOfDay(dayAfter(dayNumber(period.end), monthsShown, 'month'));

function isOf(
  { employees, sectors }: Benchmark['population'],
  band: SizeBand,
  group: SectorGroup | null,
): boolean {
  const sizeFits = employees === '10+' || employees === band || (employees === '10-249' && band !== '250+');
  return sizeFits && (sectors === null || sectors === group);
}

/** Higher the fewer companies a figure counts: a size of its own, then a group of sectors, then small and medium. */
function specificity({ population: { employees, sectors } }: Benchmark): number {
  if (employees === '10+') return sectors ? 2 : 0;
  return employees === '10-249' ? 1 : 3;
}
