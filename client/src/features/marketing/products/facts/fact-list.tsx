import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AddressedFact } from '@shared/marketing/products/analysis';
import type { Fact } from '@shared/marketing/products/fact';
import { factKinds } from '@shared/marketing/products/scales';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { portalIcons } from '@/ui/portal-icons';
import type { Product } from '../../reads';
import { factsTexts } from '../../texts/facts';
import { FactForm } from './fact-form';
import { FactRow } from './fact-row';

/** Gives the focus back to the button that opened a form, once the form is closed. */
function useFocusBack(frame: RefObject<HTMLElement | null>, editing: string | null) {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const opened = before.current;
    before.current = editing ?? undefined;
    if (!opened || editing) return;
    const place = frame.current?.querySelector<HTMLElement>(`[data-fact="${opened}"]`);
    (place instanceof HTMLButtonElement ? place : place?.querySelector('button'))?.focus();
  }, [frame, editing]);
}

interface FactListProps {
  product: Product;
  /** The ids of facts that wait for a translation. */
  untranslated: readonly string[];
  addressed: readonly AddressedFact[];
}

/** The facts of a product by kind; one at a time is edited in place. */
export function FactList({ product, untranslated, addressed }: FactListProps) {
  const t = useTexts(factsTexts);
  const [editing, setEditing] = useState<string | null>(null);
  const frame = useRef<HTMLElement>(null);
  useFocusBack(frame, editing);
  const close = () => setEditing(null);
  const { facts } = product;
  return (
    <section ref={frame} aria-labelledby="product-facts" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div>
          <h3 id="product-facts" className="text-lg">
            {t('title')}
          </h3>
          <p className="text-sm text-muted">{t(facts.length > 0 ? 'hint' : 'none')}</p>
        </div>
        {editing !== 'new' && (
          <Button data-fact="new" variant="quiet" icon={portalIcons.plus} onClick={() => setEditing('new')}>
            {t('add')}
          </Button>
        )}
      </div>
      {editing === 'new' && <FactForm product={product} onClose={close} />}
      {factKinds.map((kind) => {
        const some = facts.filter((fact) => fact.kind === kind);
        if (some.length === 0) return null;
        return (
          <section key={kind} aria-label={t(`kinds.${kind}`)}>
            <h4 className="flex items-baseline gap-2 font-semibold">
              {t(`kinds.${kind}`)} <span className="text-sm font-normal text-muted">{some.length}</span>
            </h4>
            <ul className="divide-y divide-line">
              {some.map((fact) => (
                <li key={fact.id} data-fact={fact.id}>
                  {editing === fact.id ? (
                    <FactForm product={product} fact={fact as Fact} onClose={close} />
                  ) : (
                    <FactRow
                      product={product}
                      fact={fact}
                      isUntranslated={untranslated.includes(fact.id)}
                      wrong={addressed.find(({ id }) => id === fact.id)}
                      onEdit={() => setEditing(fact.id)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}
