import { useQuery } from '@tanstack/react-query';
import type { Language } from '@shared/languages';
import { toldWords } from '@shared/marketing/products/fact';
import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { Popover } from '@/ui/overlays/popover';
import { portalIcons } from '@/ui/portal-icons';
import { type Product, productOf } from '../../reads';
import { campaignsTexts } from '../texts/campaigns';
import { usePiece } from '../piece-context';

interface Citable {
  id: string;
  text: string;
}

/** The price, as the composer cites it. */
const PRICE = 'p';

/** What a text in a language may cite of a product. */
function citableOf({ facts, price }: Product, language: Language): Citable[] {
  const said = facts.map((fact) => ({
    id: fact.id,
    text: fact.language === language ? toldWords(fact) : fact.translation,
  }));
  return [...said, { id: PRICE, text: price }].filter((one): one is Citable => Boolean(one.text));
}

interface CitedFactsProps {
  /** The ids of the facts that the text cites. */
  facts: readonly string[];
  onChange: (facts: string[]) => void;
}

/** The facts that a sentence states, as chips: each can be taken away, and others of the product added. */
export function CitedFacts({ facts, onChange }: CitedFactsProps) {
  const t = useTexts(campaignsTexts);
  const { campaign } = usePiece();
  const { data: product } = useQuery({
    ...productOf(campaign.productId ?? 0),
    enabled: campaign.productId !== null,
  });
  const citable = product ? citableOf(product, campaign.language) : [];
  const others = citable.filter(({ id }) => !facts.includes(id));
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="text-sm font-medium">
        {t(facts.length > 0 ? 'editor.facts.label' : 'editor.facts.none')}
      </legend>
      {facts.length > 0 && (
        <ul className="grid justify-items-start gap-1.5">
          {facts.map((id) => (
            <FactChip
              key={id}
              text={product && (citable.find((fact) => fact.id === id)?.text ?? t('editor.facts.gone'))}
              isChanged={campaign.changedFacts.includes(id)}
              onRemove={() => onChange(facts.filter((other) => other !== id))}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && <FactChoice facts={others} onChoose={(id) => onChange([...facts, id])} />}
    </fieldset>
  );
}

interface FactChipProps {
  /** Undefined while the product is loading. */
  text: string | undefined;
  isChanged: boolean;
  onRemove: () => void;
}

function FactChip({ text = '…', isChanged, onRemove }: FactChipProps) {
  const t = useTexts(campaignsTexts);
  return (
    <li className="flex max-w-full items-center rounded-full border border-brand/40 bg-brand/8 pl-3 text-sm">
      <span className="min-w-0 py-1 wrap-anywhere">
        {text}
        {isChanged && <span className="text-warning"> · {t('editor.facts.changed')}</span>}
      </span>
      <button
        type="button"
        title={t('editor.facts.remove', { text })}
        aria-label={t('editor.facts.remove', { text })}
        onClick={onRemove}
        className="grid size-9 shrink-0 place-items-center rounded-full text-muted hover:bg-ink/8 hover:text-ink pointer-coarse:size-11"
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  );
}

function FactChoice({ facts, onChoose }: { facts: readonly Citable[]; onChoose: (id: string) => void }) {
  const t = useTexts(campaignsTexts);
  return (
    <Popover
      label={t('editor.facts.choose')}
      face={
        <>
          <Icon name={portalIcons.plus} className="size-4" />
          {t('editor.facts.add')}
        </>
      }
      className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-sm font-semibold hover:bg-ink/8 pointer-coarse:min-h-11"
    >
      {(close) => (
        <ul className="grid">
          {facts.map(({ id, text }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  close();
                  onChoose(id);
                }}
                className="min-h-11 w-full rounded-control px-3 py-2 text-left wrap-anywhere hover:bg-ink/8"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
