import { useRef } from 'react';
import type { Fact } from '@shared/marketing/products/fact';
import { useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import type { Product } from '../../reads';
import { briefTexts } from '../texts/brief';
import { useBrief } from '../brief-context';
import { ProposalCard } from './proposal-card';

/** Facts that wait for a place: proposed ones, and loose ones for which a place is suggested. */
export const proposedIn = ({ facts }: Pick<Product, 'facts'>): Fact[] =>
  facts.filter(
    ({ place, state, suggests }) =>
      place !== 'case' && (state === 'proposed' || (place === 'loose' && suggests && suggests !== 'loose')),
  );

/** What was read elsewhere, as cards that go to a place by a click or a key; nothing stands here when there are none. */
export function Proposals() {
  const t = useTexts(briefTexts);
  const { product } = useBrief();
  const list = useRef<HTMLUListElement>(null);
  const proposed = proposedIn(product);
  if (proposed.length === 0) return null;

  const focusAt = (index: number) => {
    const cards = list.current?.querySelectorAll<HTMLElement>('[data-proposal]');
    cards?.[Math.max(0, Math.min(index, cards.length - 1))]?.focus();
  };
  return (
    <section aria-labelledby="product-proposals" className="grid gap-3">
      <div>
        <h3 id="product-proposals" className="flex items-center gap-2 text-xl">
          {t('proposals.title')} <Badge tone="info">{proposed.length}</Badge>
        </h3>
        <p className="text-muted">{t('proposals.hint')}</p>
        <p className="text-sm text-muted pointer-coarse:hidden">{t('proposals.keys')}</p>
      </div>
      <ul ref={list} className="grid gap-3 sm:grid-cols-2">
        {proposed.map((fact, index) => (
          <ProposalCard
            key={fact.id}
            fact={fact}
            onStep={(step) => focusAt(index + step)}
            onGone={() => focusAt(index + (index === proposed.length - 1 ? -1 : 1))}
          />
        ))}
      </ul>
    </section>
  );
}
