import { unanswered } from '@shared/marketing/capture/leads/unanswered';
import { stepAddress } from '@shared/marketing/steps';
import type { ListedCompany } from '../reads';

/** What of a company waits for its owner, each with how many there are and the way to them. */
export function needsOf(company: ListedCompany) {
  const { id, unsettledCount, unrepliedCount, unansweredCount, waitingCount } = company;
  const needs = [
    { name: 'unsettled', count: unsettledCount, to: stepAddress(id, 'publishing', { tab: 'needs' }) },
    { name: 'unreplied', count: unrepliedCount, to: stepAddress(id, 'replies', { view: 'answers' }) },
    {
      name: 'unanswered',
      count: unansweredCount,
      to: stepAddress(id, 'leads', { filter: JSON.stringify(unanswered) }),
    },
    { name: 'waiting', count: waitingCount, to: stepAddress(id, 'campaigns') },
  ] as const;
  return needs.filter(({ count }) => count > 0);
}

/** How much of a company waits in all. */
export const needCount = (company: ListedCompany) =>
  needsOf(company).reduce((sum, { count }) => sum + count, 0);
