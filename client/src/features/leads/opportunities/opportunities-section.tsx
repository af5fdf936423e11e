import { lazyPart } from '@/lib/lazy-part';
import { OpportunitiesList } from './opportunities-list';
import { useOpportunityView } from './view-switch';

const OpportunityBoard = lazyPart(async () => (await import('./board/opportunity-board')).OpportunityBoard);

/** Opportunities as a board, or as a list. */
export function OpportunitiesSection() {
  const { view } = useOpportunityView();
  return view === 'list' ? <OpportunitiesList /> : <OpportunityBoard />;
}
