import type { Contradiction } from '@shared/marketing/products/analysis';
import { type Fact, toldWords } from '@shared/marketing/products/fact';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { Alert } from '@/ui/feedback/alert';
import { productsTexts } from '../texts/products';
import { useBrief } from '../brief-context';
import { useMoving } from '../answers/use-moving';

/** Facts that cannot both hold: nothing of them is printed until one is changed, or both are said to be right. */
export function Contradictions({ found }: { found: readonly Contradiction[] }) {
  return found.map((one) => <OneContradiction key={one.facts} found={one} />);
}

function OneContradiction({ found: { facts, one, other } }: { found: Contradiction }) {
  const t = useTexts(productsTexts);
  const { product, goTo } = useBrief();
  const { waive } = useMoving();
  const both = facts.split(':').flatMap((id) => product.facts.find((fact) => fact.id === id) ?? []);
  const hasPrice = facts.endsWith(':p');
  return (
    <Alert tone="warning" title={t('contradiction.title', { one, other })}>
      <ul className="mt-2 grid gap-1">
        {both.map((fact) => (
          <li key={fact.id} lang={fact.language} className="flex flex-wrap items-center gap-x-2">
            <q className="min-w-0 wrap-anywhere">{toldWords(fact)}</q>
            <IfMayWrite>
              <GoTo
                text={fact.text}
                onGo={() => (fact.place === 'loose' ? focusOn(fact) : goTo(fact.place))}
              />
            </IfMayWrite>
          </li>
        ))}
        {hasPrice && (
          <li className="flex flex-wrap items-center gap-x-2">
            {t('contradiction.price')}
            <IfMayWrite>
              <GoTo text={t('contradiction.price')} onGo={() => goTo('prices')} />
            </IfMayWrite>
          </li>
        )}
      </ul>
      <p className="text-sm text-muted">{t('contradiction.hint')}</p>
      <IfMayWrite>
        <Button variant="secondary" className="mt-2" onClick={() => void waive(facts)}>
          {t('contradiction.waive')}
        </Button>
      </IfMayWrite>
    </Alert>
  );
}

/** A text without a question has its place among the features, or among those that wait for one. */
function focusOn({ id }: Fact) {
  const row = document.querySelector<HTMLElement>(`li[data-fact="${id}"]`);
  (row?.querySelector('button') ?? row)?.focus();
}

function GoTo({ text, onGo }: { text: string; onGo: () => void }) {
  const t = useTexts(productsTexts);
  return (
    <Button
      variant="quiet"
      className="px-2!"
      aria-label={t('contradiction.goNamed', { text })}
      onClick={onGo}
    >
      {t('contradiction.go')}
    </Button>
  );
}
