import type { KeyboardEvent } from 'react';
import { mostAt, type Place, places } from '@shared/marketing/products/brief/places';
import { type Fact, replyOf } from '@shared/marketing/products/fact';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import type { Product } from '../../reads';
import { briefTexts } from '../texts/brief';
import { useBrief } from '../brief-context';
import { factsAt } from '../questions';
import { useMoving } from '../answers/use-moving';

const hasRoom = (product: Product, place: Place) =>
  place === 'loose' || factsAt(product, place).length < mostAt[place];

/** The places that take one more fact, the suggested one first. */
export const placesFor = (product: Product, { suggests, place, state }: Fact): Place[] => {
  const proposed = suggests ?? (state === 'proposed' ? place : undefined);
  const others = places.filter((one) => one !== proposed && one !== 'loose' && one !== 'case');
  return [...(proposed && proposed !== 'loose' ? [proposed] : []), ...others].filter((one) =>
    hasRoom(product, one),
  );
};

/** Where a fact was read, with the words there if they are others. */
export function FactSource({ fact: { text, source } }: { fact: Fact }) {
  const t = useTexts(briefTexts);
  const from = source.part ? t(`proposals.parts.${source.part}`) : t(`proposals.sources.${source.from}`);
  const isQuoted = source.quote !== '' && source.quote !== text;
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {isQuoted
        ? t('proposals.quoted', { source: from, quote: source.quote })
        : t('proposals.source', { source: from })}
    </p>
  );
}

interface ProposalCardProps {
  fact: Fact;
  /** Moves the focus to a card before or after it. */
  onStep: (step: number) => void;
  /** Called before the card goes, so that the focus does not go with it. */
  onGone: () => void;
}

/** A fact without a place, with the way to the place that suits it. */
export function ProposalCard({ fact, onStep, onGone }: ProposalCardProps) {
  const t = useTexts(briefTexts);
  const { product } = useBrief();
  const { move, remove } = useMoving();
  const [first, ...others] = placesFor(product, fact);
  const go = (place: Place) => {
    onGone();
    void move(fact, place);
  };
  const drop = () => {
    onGone();
    void remove(fact);
  };
  const keys: Record<string, (() => void) | undefined> = {
    Enter: first && (() => go(first)),
    f: () => go('loose'),
    c: () => go('loose'),
    Delete: drop,
    ArrowDown: () => onStep(1),
    ArrowRight: () => onStep(1),
    ArrowUp: () => onStep(-1),
    ArrowLeft: () => onStep(-1),
  };
  function press(event: KeyboardEvent<HTMLElement>) {
    const key = event.target === event.currentTarget && !event.ctrlKey && !event.metaKey && keys[event.key];
    if (!key) return;
    event.preventDefault();
    key();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as below
    <li
      data-proposal
      data-fact={fact.id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys of a card move it to its place
      tabIndex={0}
      aria-label={fact.text}
      onKeyDown={press}
      className="grid content-between gap-2 rounded-card border border-line bg-surface p-4"
    >
      <div>
        <p lang={fact.language} className="wrap-anywhere">
          {fact.label && <span className="font-medium">{fact.label}: </span>}
          {[fact.text, replyOf(fact)].filter(Boolean).join(' ')}
        </p>
        <FactSource fact={fact} />
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {first && (
          <Button
            variant="secondary"
            aria-label={t('proposals.moveNamed', { text: fact.text, place: t(`proposals.places.${first}`) })}
            onClick={() => go(first)}
          >
            {t('proposals.move', { place: t(`proposals.places.${first}`) })}
          </Button>
        )}
        <Button variant="quiet" className="px-2!" onClick={() => go('loose')}>
          {t('proposals.keep')}
        </Button>
        <Menu
          icon={portalIcons.more}
          label={t('proposals.menu', { text: fact.text })}
          entries={[
            ...others.map((place) => ({
              label: t('proposals.move', { place: t(`proposals.places.${place}`) }),
              onSelect: () => go(place),
            })),
            { label: t('proposals.remove'), onSelect: drop },
          ]}
        />
      </div>
    </li>
  );
}
