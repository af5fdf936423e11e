import type { Benchmark, BenchmarkTopic, SectorGroup, SizeBand } from '../benchmarks/benchmarks';

const share = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

const employees: Record<SizeBand, string> = {
  '10+': '10 or more employees',
  '10-49': '10 to 49 employees',
  '50-249': '50 to 249 employees',
  '250+': '250 or more employees',
  '10-249': '10 to 249 employees',
};

const companies: Record<SectorGroup, string> = {
  industry: 'industrial companies',
  construction: 'construction companies',
  services: 'service companies',
};

const areas = { ES: 'Spain', EU: 'the European Union' } as const;

const does: Record<BenchmarkTopic, string> = {
  ai: 'use AI',
  cloud: 'pay for cloud services',
  intensity: 'have at least basic digital intensity (4 of 12 technologies)',
};

const period = ({ period: { year, quarter } }: Benchmark) => (quarter ? `Q${quarter} ${year}` : `${year}`);

/** The words of the public figures beside a company's own. */
export const en = {
  heading: 'Where you stand',
  note: 'Shares of companies, from public statistics: not a score, only how common each thing is.',
  value: ({ value, isAbout }: Benchmark) => `${isAbout ? 'about ' : ''}${share.format(value)}%`,
  sentence: ({ value, isAbout, topic, population }: Benchmark) =>
    `${isAbout ? 'About ' : ''}${share.format(value)}% of ${population.sectors ? companies[population.sectors] : 'companies'} in ${areas[population.area]} with ${employees[population.employees]} ${does[topic]}`,
  source: (benchmark: Benchmark) => `${benchmark.source.name}, ${period(benchmark)}`,
  sourceInFull: (benchmark: Benchmark) =>
    benchmark.source.name === 'INE'
      ? `INE, survey on the use of ICT and e-commerce in companies, ${period(benchmark)}, ${benchmark.source.tables.length === 1 ? 'table' : 'tables'} ${benchmark.source.tables.join(' and ')}`
      : `Eurostat, ${period(benchmark)}`,
};

export type BenchmarkWords = typeof en;
