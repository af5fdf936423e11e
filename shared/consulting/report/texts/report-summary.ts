import type { Language } from '../../../languages';
import type { CompanyData } from '../company-data';
import { planTimeline } from '../figures/timeline';
import { phases } from '../phases';
import { planMonths } from '../summary/plan-months';
import { type SummaryPointName, summaryFacts, summaryPoints } from '../summary/summary-facts';
import { dateText, reportWords, summaryWords } from './words';

export interface SummaryPoint {
  point: SummaryPointName;
  heading: string;
  /** One or more sentences, without line breaks. */
  text: string;
}

/**
 * The half page of conclusions before a report's sections: what hurts most, where to begin, which modules, how long in
 * all, the next step (product.md, section 6). The data must lack nothing (see `missingForReport`); `startsOn` is the
 * first day of the plan, if one is chosen.
 */
export function reportSummary(
  data: CompanyData,
  startsOn: string | null,
  language: Language,
): SummaryPoint[] {
  const words = summaryWords[language];
  const facts = summaryFacts(data);
  const starts = startsOn && dateText(startsOn, language);
  const diagnosis = reportWords[language].duration(phases[0]!.duration!);
  const sentences: Record<SummaryPointName, (string | false | null)[]> = {
    hurts: words.hurts(facts),
    begin: words.begin(facts),
    modules: words.modules(facts),
    length: words.length(planMonths(), starts, endOf(startsOn, language)),
    next: words.next(facts, diagnosis, starts),
  };
  return summaryPoints.map((point) => ({
    point,
    heading: words.headings[point],
    text: sentences[point].filter(Boolean).join(' '),
  }));
}

function endOf(startsOn: string | null, language: Language) {
  const { done } = planTimeline(startsOn);
  return done && { earliest: dateText(done.earliest, language), latest: dateText(done.latest, language) };
}
