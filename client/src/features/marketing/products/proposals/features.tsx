import { useState } from 'react';
import type { Fact } from '@shared/marketing/products/fact';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { Menu } from '@/ui/overlays/menu';
import { portalIcons } from '@/ui/portal-icons';
import { briefTexts } from '../texts/brief';
import { AnswerSlot } from '../answers/answer-slot';
import { useBrief } from '../brief-context';
import { placesFor } from './proposal-card';
import { proposedIn } from './proposals';
import { useMoving } from '../answers/use-moving';

/** Texts without a place: they are shown as they were typed, in a list. */
export function Features() {
  const t = useTexts(briefTexts);
  const { product } = useBrief();
  const [editing, setEditing] = useState<string | null>(null);
  const proposed = proposedIn(product);
  const loose = product.facts.filter(
    (fact) => fact.place === 'loose' && fact.state === 'accepted' && !proposed.includes(fact),
  );
  // A text that was added while its field is open stays in that field.
  const shown = loose.filter(({ id }) => id !== editing);
  const mayWrite = useMayWrite();
  if (!mayWrite && shown.length === 0) return null;
  return (
    <section aria-labelledby="product-features" className="grid gap-2">
      <h3 id="product-features" className="text-xl">
        {t('proposals.features.title')}
      </h3>
      <IfMayWrite>
        <p className="text-muted">{t('proposals.features.hint')}</p>
      </IfMayWrite>
      {shown.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {shown.map((fact) => (
            <FeatureRow key={fact.id} fact={fact} onEdit={() => setEditing(fact.id)} />
          ))}
        </ul>
      )}
      {!mayWrite ? null : editing === null ? (
        <Button
          variant="quiet"
          icon={portalIcons.plus}
          className="-ml-4 justify-self-start"
          onClick={() => setEditing('new')}
        >
          {t('proposals.features.add')}
        </Button>
      ) : (
        <Editing
          key={loose.some(({ id }) => id === editing) ? 'open' : editing}
          fact={loose.find(({ id }) => id === editing)}
          onAdded={setEditing}
          onDone={() => setEditing(null)}
        />
      )}
    </section>
  );
}

interface EditingProps {
  fact: Fact | undefined;
  onAdded: (id: string) => void;
  onDone: () => void;
}

function Editing({ fact, onAdded, onDone }: EditingProps) {
  const t = useTexts(briefTexts);
  return (
    <div className="flex flex-wrap items-start gap-2">
      <div className="min-w-0 grow basis-64">
        <AnswerSlot
          place="loose"
          label={t('proposals.features.one')}
          fact={fact}
          showsSentence={false}
          onText={() => undefined}
          onAdded={onAdded}
        />
      </div>
      <Button variant="secondary" onClick={onDone}>
        {t('proposals.features.done')}
      </Button>
    </div>
  );
}

function FeatureRow({ fact, onEdit }: { fact: Fact; onEdit: () => void }) {
  const t = useTexts(briefTexts);
  const { product } = useBrief();
  const { move, remove } = useMoving();
  return (
    <li className="flex items-center gap-2 py-1 pr-1 pl-4" data-fact={fact.id}>
      <span lang={fact.language} className="min-w-0 grow py-1.5 wrap-anywhere">
        {fact.text}
      </span>
      <IfMayWrite>
        <Menu
          icon={portalIcons.more}
          label={t('proposals.menu', { text: fact.text })}
          entries={[
            { label: t('proposals.features.edit'), onSelect: onEdit },
            ...placesFor(product, fact).map((place) => ({
              label: t('proposals.move', { place: t(`proposals.places.${place}`) }),
              onSelect: () => void move(fact, place),
            })),
            { label: t('proposals.remove'), onSelect: () => void remove(fact) },
          ]}
        />
      </IfMayWrite>
    </li>
  );
}
