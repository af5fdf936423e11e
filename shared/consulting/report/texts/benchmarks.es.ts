import type { Benchmark, BenchmarkTopic, SectorGroup, SizeBand } from '../benchmarks/benchmarks';
import type { BenchmarkWords } from './benchmarks.en';

const share = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

const employees: Record<SizeBand, string> = {
  '10+': 'de 10 o más empleados',
  '10-49': 'de 10 a 49 empleados',
  '50-249': 'de 50 a 249 empleados',
  '250+': 'de 250 o más empleados',
  '10-249': 'de 10 a 249 empleados',
};

const companiesOf: Record<Benchmark['population']['area'], Record<SectorGroup | 'all', string>> = {
  ES: {
    all: 'las empresas españolas',
    industry: 'las empresas industriales españolas',
    construction: 'las constructoras españolas',
    services: 'las empresas españolas de servicios',
  },
  EU: {
    all: 'las empresas de la Unión Europea',
    industry: 'las empresas industriales de la Unión Europea',
    construction: 'las constructoras de la Unión Europea',
    services: 'las empresas de servicios de la Unión Europea',
  },
};

const does: Record<BenchmarkTopic, string> = {
  ai: 'usa IA',
  cloud: 'paga por servicios en la nube',
  intensity: 'tiene al menos una intensidad digital básica (4 de 12 tecnologías)',
};

const ordinals = { 1: '1.er', 2: '2.º', 3: '3.er', 4: '4.º' } as const;
const period = ({ period: { year, quarter } }: Benchmark) =>
  quarter ? `${ordinals[quarter]} trimestre de ${year}` : `${year}`;

export const es: BenchmarkWords = {
  heading: 'Dónde estás',
  note: 'Porcentajes de empresas, según estadísticas públicas: no son una nota, solo dicen si algo es habitual.',
  value: ({ value, isAbout }) => `${isAbout ? 'alrededor del ' : ''}${share.format(value)} %`,
  sentence: ({ value, isAbout, topic, population }) =>
    `${isAbout ? 'Alrededor del' : 'El'} ${share.format(value)} % de ${companiesOf[population.area][population.sectors ?? 'all']} ${employees[population.employees]} ${does[topic]}`,
  source: (benchmark) => `${benchmark.source.name}, ${period(benchmark)}`,
  sourceInFull: (benchmark) =>
    benchmark.source.name === 'INE'
      ? `INE, Encuesta sobre el uso de TIC y del comercio electrónico en las empresas, ${period(benchmark)}, ${benchmark.source.tables.length === 1 ? 'tabla' : 'tablas'} ${benchmark.source.tables.join(' y ')}`
      : `Eurostat, ${period(benchmark)}`,
};
