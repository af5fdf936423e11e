import type { CompanyData } from '../../../../../../shared/consulting/report/company-data';
import { headingText } from '../../../../../../shared/consulting/report/stored/known-lines';
import type { ReportWords } from '../../../../../../shared/consulting/report/texts/report.en';
import { thresholds } from '../../../../../../shared/consulting/scales';
import { type TextBlock, textBlocks } from './text-blocks';

/** The sections of our own texts; `title` is the first line of a text, `action` one urgency of the recommendations. */
export type SectionKind =
  | 'title'
  | 'profile'
  | 'summary'
  | 'products'
  | 'departments'
  | 'problems'
  | 'strengths'
  | 'basis'
  | 'action'
  | 'improvement'
  | 'leverage'
  | 'approach'
  | 'modules'
  | 'plan';

/** A line of a section, and the deeper lines below it that belong to it. */
export interface Entry {
  block: TextBlock;
  under: TextBlock[];
}

export interface TextSection {
  /** Undefined for a section that somebody else wrote. */
  kind: SectionKind | undefined;
  /** Undefined for lines before the first heading. */
  heading: string | undefined;
  entries: Entry[];
}

/** Splits a stored text at its headings; `known` tells which of them are ours (see `ownHeadings`). */
export function textSections(text: string, known: Map<string, SectionKind>): TextSection[] {
  const sections: TextSection[] = [];
  for (const block of textBlocks(text)) {
    if (block.kind === 'heading') {
      const kind = known.get(block.text);
      sections.push({ kind, heading: kind ? headingText(block.text) : block.text, entries: [] });
      continue;
    }
    if (sections.length === 0) sections.push({ kind: undefined, heading: undefined, entries: [] });
    const { entries } = sections.at(-1)!;
    const last = entries.at(-1);
    if (block.indent > 0 && last) last.under.push(block);
    else entries.push({ block, under: [] });
  }
  return sections;
}

/** The headings that `buildReport` gives the three texts on the same data. */
export function ownHeadings(
  data: CompanyData,
  modules: number,
  words: ReportWords,
): Map<string, SectionKind> {
  const { analysis, recommendations, architecture } = words;
  return new Map<string, SectionKind>([
    [analysis.title(data.company.name), 'title'],
    [analysis.profile, 'profile'],
    [analysis.summary, 'summary'],
    [analysis.products(data.products.length), 'products'],
    [analysis.departments(data.departments.length), 'departments'],
    [analysis.problems(data.problems.length), 'problems'],
    [analysis.strengths(data.strengths.length), 'strengths'],
    [analysis.basis, 'basis'],
    [recommendations.title, 'title'],
    ...Object.values(recommendations.urgency).map((heading) => [heading, 'action'] as const),
    [recommendations.improvement(thresholds.lowDigitalization), 'improvement'],
    [recommendations.leverage(thresholds.highImpact), 'leverage'],
    [architecture.title, 'title'],
    [architecture.approach[data.company.size], 'approach'],
    [architecture.modules(modules), 'modules'],
    [architecture.plan, 'plan'],
  ]);
}
