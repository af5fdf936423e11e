import type { ReportPart } from '../readiness';
import type { Quadrant } from '../../scales';
import type { Language } from '../../../languages';

const records: Record<ReportPart, [one: string, many: string]> = {
  products: ['product or service', 'products and services'],
  departments: ['department', 'departments'],
  problems: ['problem', 'problems'],
  strengths: ['strength', 'strengths'],
};
const counted = (count: number, [one, many]: [string, string]) => `${count} ${count === 1 ? one : many}`;

export const en = {
  fileName: (company: string) => `Consulting report - ${company}`,
  title: 'Consulting report',
  subject: 'Analysis, recommendations and AI architecture',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  contents: 'Contents',

  cover: {
    date: 'Made on',
    language: 'Language',
    languages: { en: 'English', es: 'Spanish' } satisfies Record<Language, string>,
    madeIn: (language: string) => `English (the report was made in ${language})`,
    sector: 'Sector',
    size: 'Size',
    structure: 'Structure',
    basis: 'Basis',
    data: (counts: Record<ReportPart, number>) =>
      `${counted(counts.products, records.products)}, ${counted(counts.departments, records.departments)}, ` +
      `${counted(counts.problems, records.problems)}, ${counted(counts.strengths, records.strengths)}`,
  },

  chapters: {
    digitalization: 'Digitalization',
    priorities: 'Problems and strengths',
    architecture: 'Modules and architecture',
    plan: 'Five-phase plan',
    analysis: 'Analysis',
    recommendations: 'Recommendations',
    aiArchitecture: 'AI architecture',
    swot: 'SWOT analysis',
    gaps: 'What the data leave open',
    appendix: 'Appendix: method and formulas',
  },

  more: (count: number) => `and ${count} more`,
  columns: { phase: 'Phase', duration: 'Duration' },
  notes: {
    leftOut: 'The radar shows the twelve least digitalized departments; the strip below has them all.',
    starts: (day: string) => `Start chosen: ${day}.`,
    quickest: 'If every phase takes its shortest time',
    longest: 'If every phase takes its longest time',
    radar: 'The further out a corner lies, the higher the level: level 1 is the inner ring, level 5 the rim.',
    strip: 'The darker, the more digitalized. The number is the level from 1 to 5.',
    shortened: 'Long descriptions are shortened here; they stand in full in the analysis.',
    reasons: 'The rest stands in the chapter “AI architecture”.',
    serves: (departments: string) => `Serves: ${departments}`,
    servesAll: 'Serves all departments',
    gaps: 'What would make the next report better, and the records that it concerns.',
    method: 'Everything in this report follows from what the company entered, by these rules.',
    marks: 'Signs',
    marksText: 'Emoji and letters of other scripts that this document has no signs for stand as □.',
  },

  texts: {
    stored: 'This is the text as it was made. It does not change.',
    retold: (language: string) =>
      `The report was made in ${language}. This text tells the same findings from the same data in English.`,
  },

  swot: {
    asOf: (day: string) =>
      `As it stands on ${day}, when this document was made. It goes on changing, unlike the rest of the report, ` +
      'which rests on the data of the day it was made.',
    quadrant: {
      strengths: 'Strengths',
      weaknesses: 'Weaknesses',
      opportunities: 'Opportunities',
      threats: 'Threats',
    } satisfies Record<Quadrant, string>,
    side: {
      strengths: 'from within, helpful',
      weaknesses: 'from within, harmful',
      opportunities: 'from outside, helpful',
      threats: 'from outside, harmful',
    } satisfies Record<Quadrant, string>,
    empty: 'Nothing noted yet.',
    inFull: 'In full',
  },
};

export type PdfWords = typeof en;
