import { compiled, findWord, type Patterns } from './find-keyword';
import { automationWords, keywords } from './keywords';

/** What a problem says of the work that could be automated. */
export const automationKinds = ['manual', 'repetitive', 'slow'] as const;
export type AutomationKind = (typeof automationKinds)[number];

const { notFound } = keywords.problem;

const patterns: Record<AutomationKind, Patterns> = {
  manual: compiled({ found: automationWords.manual, notFound }),
  repetitive: compiled({ found: automationWords.repetitive, notFound }),
  slow: compiled({ found: automationWords.slow, notFound }),
};

/**
 * What a problem says of its work, the first in the order above; undefined where it has at most a word of time. Only
 * what a problem says may be claimed of it.
 */
export const automationKindOf = (problem: string): AutomationKind | undefined =>
  automationKinds.find((kind) => findWord(problem, patterns[kind]));

/** The word by which a problem says that of its work. */
export function automationWordOf(problem: string): string | undefined {
  const kind = automationKindOf(problem);
  return kind && findWord(problem, patterns[kind])?.word;
}
