import type { ItemCounts } from '@shared/companies/endpoints';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { itemKinds } from '../item-kinds';

/** How complete a company is: which of its five lists hold something. */
export function ListsFilled({ counts }: { counts: ItemCounts }) {
  const t = useTexts('companies');
  const empty = itemKinds.filter((kind) => counts[kind] === 0);
  const lists = empty.map((kind) => t(`companies.${kind}.tab`)).join(', ');
  return (
    <div className="grid gap-1.5 text-sm">
      <div aria-hidden className="flex gap-1">
        {itemKinds.map((kind) => (
          <span
            key={kind}
            className={classNames('h-1.5 grow rounded-full', counts[kind] > 0 ? 'bg-brand' : 'bg-line')}
          />
        ))}
      </div>
      <p className="font-medium">
        {t('companies.filled', { filled: itemKinds.length - empty.length, total: itemKinds.length })}
      </p>
      {empty.length > 0 && <p className="text-muted">{t('companies.stillEmpty', { lists })}</p>}
    </div>
  );
}
