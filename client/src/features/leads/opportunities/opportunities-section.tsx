import { lazyPart } from '@/lib/lazy-part';
import { useDefaultView } from '../views/use-views';
import { OpportunitiesList } from './list/opportunities-list';
import { useOpportunityView } from './list/view-switch';

const OpportunityBoard = lazyPart(async () => (await import('./board/opportunity-board')).OpportunityBoard);

/** Opportunities as a board, or as a list. */
export function OpportunitiesSection() {
  const { view } = useOpportunityView();
  useDefaultView('opportunities');
  return view === 'list' ? <OpportunitiesList /> : <OpportunityBoard />;
}
