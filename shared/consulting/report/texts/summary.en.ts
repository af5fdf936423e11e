import { listFormat } from '../../../list-format';
import { thresholds } from '../../scales';
import type { Approach } from '../figures/layers';
import { counted, outOf } from '../layout';
import type { ModuleName, RecordKind } from '../modules/modules';
import type { FirstOf, SummaryFacts, SummaryPointName } from '../summary/summary-facts';

type Sentences = (string | false | null)[];

const listed = ({ named, more }: FirstOf<string>) =>
  listFormat('en').format(more > 0 ? [...named, `${more} more`] : named);

const inSentence: Record<ModuleName, string> = {
  analytics: 'the analytics module',
  automation: 'process automation',
  predictive: 'the predictive system',
  integration: 'the integration platform',
};

const records: Record<RecordKind, (count: number) => string> = {
  department: (count) => counted(count, 'department', 'departments'),
  problem: (count) => counted(count, 'problem', 'problems'),
  strength: (count) => counted(count, 'strength', 'strengths'),
};

const architecture: Record<Approach, string> = {
  light: 'The architecture is light and low-cost, as suits a small company.',
  modular: 'The architecture is modular and scalable, as suits a medium-sized company.',
  robust: 'The architecture is robust and enterprise-grade, as suits a large company.',
};

const months = (count: number) => `${Math.floor(count) || ''}${count % 1 === 0 ? '' : '½'}`;

function topProblems({ top: { named, more, priority }, problems }: SummaryFacts): string {
  const count = named.length + more;
  if (count === 1) {
    const [{ phrase, department } = { phrase: '', department: null }] = named;
    const which = problems === 1 ? 'The only problem' : `The most urgent of ${problems} problems`;
    return `${which} (priority ${outOf(priority)}${department ? `, in ${department}` : ''}): “${phrase}”.`;
  }
  const names = named.map(({ phrase, department }) => `“${phrase}”${department ? ` (${department})` : ''}`);
  const which =
    count === problems
      ? `${problems === 2 ? 'Both' : `All ${problems}`} problems have the same priority, ${outOf(priority)}`
      : `${count} of the ${problems} problems share the highest priority, ${outOf(priority)}`;
  return `${which}: ${listed({ named: names, more })}.`;
}

function firstAct({ top, urgent, problems }: SummaryFacts): string {
  if (urgent > 1) {
    return `With the ${urgent} high-priority problems: put one person in charge of each and set closing dates.`;
  }
  if (urgent === 1) return 'With that problem: put one person in charge of it and set a closing date.';
  if (top.urgency === 'medium') {
    return problems === 1
      ? 'The problem is not urgent: set a start date for it and agree beforehand how the improvement will be measured.'
      : 'No problem is urgent: set a start date for each and agree beforehand how the improvement will be measured.';
  }
  return problems === 1
    ? 'The problem is not pressing: keep it on a list and act if its priority rises.'
    : 'No problem is pressing: keep them on a list and act if their priority rises.';
}

/** The words of a report's conclusions; each function returns the sentences of one of them. */
export const en = {
  heading: 'Summary',
  headings: {
    hurts: 'What hurts most',
    begin: 'Where to begin',
    modules: 'Which modules',
    length: 'How long in all',
    next: 'Next step',
  } satisfies Record<SummaryPointName, string>,
  hurts: (facts: SummaryFacts): Sentences => [
    topProblems(facts),
    facts.mostAffected &&
      `${facts.mostAffected.name} is the department most affected: ${facts.mostAffected.problems} of the ${facts.problems} problems.`,
  ],
  begin: (facts: SummaryFacts): Sentences => [
    firstAct(facts),
    facts.low.named.length > 0 &&
      `Then raise the digitalization of ${listed({
        named: facts.low.named.map(({ name, level }) => `${name} (level ${outOf(level)})`),
        more: facts.low.more,
      })} to level ${outOf(thresholds.lowDigitalization + 1)} at least.`,
    facts.great.named.length > 0 &&
      `Build on what already works: ${listed({
        named: facts.great.named.map(({ phrase, impact }) => `“${phrase}” (impact ${outOf(impact)})`),
        more: facts.great.more,
      })}.`,
  ],
  modules: ({ modules, approach }: SummaryFacts): Sentences => [
    modules.length === 0
      ? 'Only the integration platform, which connects all tools: no record calls for a specific module.'
      : `The data call for ${listed({
          named: modules.map((one) => `${inSentence[one.module]} (${records[one.kind](one.records)})`),
          more: 0,
        })}, on top of the integration platform, which connects all tools.`,
    architecture[approach],
  ],
  length: (
    { min, max }: { min: number; max: number },
    starts: string | null,
    ends: { earliest: string; latest: string } | null,
  ): Sentences => [
    `About ${months(min)} to ${months(max)} months, in four phases.`,
    starts && ends && `Starting on ${starts}, they end between ${ends.earliest} and ${ends.latest}.`,
    'Continuous monitoring follows, without an end date.',
  ],
  next: ({ departments, problems }: SummaryFacts, diagnosis: string, starts: string | null): Sentences => [
    starts
      ? `The diagnosis, from ${starts} (${diagnosis}):`
      : `Choose the day on which the diagnosis starts (${diagnosis}):`,
    `check these findings with ${departments === 1 ? 'the department' : `the ${departments} departments`} and agree how progress on ${problems === 1 ? 'the problem' : `the ${problems} problems`} will be measured.`,
  ],
};

export type SummaryWords = typeof en;
