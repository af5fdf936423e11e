import type { Quadrant } from '../../scales';
import type { Language } from '../../../languages';

export const en = {
  fileName: (company: string) => `Consulting report - ${company}`,
  title: 'Consulting report',
  subject: 'Analysis, recommendations and AI architecture',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  contents: 'Contents',

  cover: {
    languages: { en: 'English', es: 'Spanish' } satisfies Record<Language, string>,
    madeIn: (language: string) => `written in ${language}; this is the English version, from the same data`,
  },

  chapters: {
    analysis: 'Analysis',
    recommendations: 'Recommendations',
    aiArchitecture: 'AI architecture',
    swot: 'SWOT analysis',
    method: 'Method and formulas',
  },

  columns: { phase: 'Phase' },
  notes: {
    /** `hasStatistics`: whether the report shows public figures. */
    method: (hasStatistics: boolean) =>
      `${hasStatistics ? 'Apart from the public statistics, everything' : 'Everything'} in this report follows from what was entered, by these rules.`,
    marks: 'Signs',
    marksText: 'Emoji and letters of other scripts that this document has no signs for stand as □.',
  },

  swot: {
    asOf: (day: string) => `As it stands on ${day}; it goes on changing, unlike the rest of the report.`,
    quadrant: {
      strengths: 'Strengths',
      weaknesses: 'Weaknesses',
      opportunities: 'Opportunities',
      threats: 'Threats',
    } satisfies Record<Quadrant, string>,
    side: {
      strengths: 'internal, helpful',
      weaknesses: 'internal, harmful',
      opportunities: 'external, helpful',
      threats: 'external, harmful',
    } satisfies Record<Quadrant, string>,
    empty: 'Nothing noted yet.',
    /** Strengths or problems that stand in the analysis too. */
    told: (count: number) =>
      count === 1 ? 'One that stands in the analysis' : `${count} that stand in the analysis`,
  },
};

export type PdfWords = typeof en;
