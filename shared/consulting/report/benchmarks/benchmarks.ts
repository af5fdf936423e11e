/** The statistical groups of sectors for which figures are published. */
export type SectorGroup = 'industry' | 'construction' | 'services';

/** The employees of the companies that a figure counts. */
export type SizeBand = '10+' | '10-49' | '50-249' | '250+' | '10-249';

/** What a figure measures, in shares of companies. */
export type BenchmarkTopic = 'ai' | 'cloud' | 'intensity';

/** The survey that a figure comes from. */
export interface BenchmarkSource {
  name: 'INE' | 'Eurostat';
  /** The tables of the publication; empty where none is named. */
  tables: readonly string[];
}

/** The time that a figure refers to; `end` is its last day. */
export interface BenchmarkPeriod {
  year: number;
  quarter: 1 | 2 | 3 | 4 | null;
  end: string;
}

/** A figure of public statistics: a share of the companies of a population. */
export interface Benchmark {
  id: string;
  topic: BenchmarkTopic;
  /** In percent. */
  value: number;
  /** Eurostat's split by size as others report it: to be told as "about". */
  isAbout: boolean;
  population: { area: 'ES' | 'EU'; employees: SizeBand; sectors: SectorGroup | null };
  period: BenchmarkPeriod;
  source: BenchmarkSource;
}

const firstQuarterOf2025: BenchmarkPeriod = { year: 2025, quarter: 1, end: '2025-03-31' };
const yearOf2025: BenchmarkPeriod = { year: 2025, quarter: null, end: '2025-12-31' };
const yearOf2023: BenchmarkPeriod = { year: 2023, quarter: null, end: '2023-12-31' };

/** INE, survey on the use of ICT and e-commerce in companies, ten employees and more. */
const ine = (...tables: string[]): BenchmarkSource => ({ name: 'INE', tables });
const eurostat: BenchmarkSource = { name: 'Eurostat', tables: [] };

type Row = [id: string, value: number, employees: SizeBand, sectors?: SectorGroup];

const rows = (same: Pick<Benchmark, 'topic' | 'period' | 'source'>, area: 'ES' | 'EU', list: Row[]) =>
  list.map(
    ([id, value, employees, sectors = null]): Benchmark => ({
      id,
      ...same,
      value,
      isAbout: same.source.name === 'Eurostat' && employees !== '10+' && employees !== '10-249',
      population: { area, employees, sectors },
    }),
  );

const aiInSpain = { topic: 'ai', period: firstQuarterOf2025, source: ine('76387', '76405') } as const;
const cloudInSpain = { topic: 'cloud', period: firstQuarterOf2025, source: ine('76404') } as const;
const aiInTheUnion = { topic: 'ai', period: yearOf2025, source: eurostat } as const;
const intensity = { topic: 'intensity', period: yearOf2023, source: eurostat } as const;

/** Every figure that a report may show (report.md, "Where you stand"). Reports keep ids, so an id never changes. */
export const benchmarks: readonly Benchmark[] = [
  ...rows(aiInSpain, 'ES', [
    ['es-ai', 21.14, '10+'],
    ['es-ai-10-49', 17.89, '10-49'],
    ['es-ai-50-249', 30.75, '50-249'],
    ['es-ai-250', 58.24, '250+'],
    ['es-ai-industry', 17.52, '10+', 'industry'],
    ['es-ai-construction', 11.44, '10+', 'construction'],
    ['es-ai-services', 25.72, '10+', 'services'],
  ]),
  ...rows(cloudInSpain, 'ES', [
    ['es-cloud', 44.25, '10+'],
    ['es-cloud-industry', 40.35, '10+', 'industry'],
    ['es-cloud-construction', 35.38, '10+', 'construction'],
    ['es-cloud-services', 48.71, '10+', 'services'],
  ]),
  ...rows(aiInTheUnion, 'EU', [
    ['eu-ai', 19.95, '10+'],
    ['eu-ai-10-49', 17, '10-49'],
    ['eu-ai-50-249', 30.4, '50-249'],
    ['eu-ai-250', 55.03, '250+'],
  ]),
  ...rows(intensity, 'ES', [['es-intensity', 61, '10-249']]),
  ...rows(intensity, 'EU', [['eu-intensity', 57.7, '10-249']]),
];

/** The figures of a report by the ids that it keeps; ids that are no longer known are left out. */
export const benchmarksOf = (ids: readonly string[]): Benchmark[] =>
  ids.flatMap((id) => benchmarks.find((one) => one.id === id) ?? []);
