import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { ComboboxField } from '@/ui/controls/fields/combobox-field';
import { SelectField } from '@/ui/controls/fields/select-field';
import { Chevron } from '@/ui/chevron';
import { Icon } from '@/ui/icons';
import { TextLink } from '@/ui/navigation/link';
import { stepAddress } from '@shared/marketing/steps';
import { type ListedCompany, productList, productOf } from '../../reads';
import { campaignsTexts } from '../texts/campaigns';
import type { CampaignSet } from '../reads';
import { useBoardState } from '../use-board-state';
import { useSetName } from './use-set-name';

interface SetChoiceProps {
  company: ListedCompany;
  productId: number | undefined;
  /** The sets of the product. */
  sets: readonly CampaignSet[];
  /** The set that is shown; none while one is asked for. */
  set: CampaignSet | undefined;
  /** Names the product instead of offering others. */
  isNamed: boolean;
  className: string;
}

/** The product whose campaigns are shown and, if it has several sets, which of them. */
export function SetChoice({ company, productId, sets, set, isNamed, className }: SetChoiceProps) {
  const t = useTexts(campaignsTexts);
  const nameOf = useSetName();
  const { change } = useBoardState();
  return (
    <div
      className={classNames(
        // The labels of the fields, and not the list of a combobox, which has a label of its own.
        'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 [&_div:has(>label):not([cmdk-root])]:sr-only',
        className,
      )}
    >
      <div className={classNames('min-w-0 grow sm:max-w-sm sm:basis-56', isNamed ? 'text-sm' : 'basis-32')}>
        {productId !== undefined &&
          (company.productCount > 1 && !isNamed ? (
            <ProductChoice company={company} productId={productId} />
          ) : (
            <OnlyProduct companyId={company.id} productId={productId} />
          ))}
      </div>
      {set && sets.length > 1 && (
        <div className="min-w-0 basis-56">
          <SelectField
            label={t('set')}
            value={String(set.id)}
            onChange={({ target }) => change({ set: target.value })}
            choices={sets.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
          />
        </div>
      )}
      {set && sets.length === 1 && <p className="text-muted max-sm:sr-only">{nameOf(set)}</p>}
    </div>
  );
}

function OnlyProduct({ companyId, productId }: { companyId: number; productId: number }) {
  const { data: product } = useQuery(productOf(productId));
  return (
    <p>
      <TextLink to={stepAddress(companyId, 'product', { product: String(productId) })}>
        {product?.name ?? '…'}
      </TextLink>
    </p>
  );
}

function ProductChoice({ company, productId }: { company: ListedCompany; productId: number }) {
  const t = useTexts(campaignsTexts);
  const { change } = useBoardState();
  const [words, setWords] = useState<string | null>(null);
  const { data: chosen } = useQuery(productOf(productId));
  const { data: found } = useQuery({
    ...productList({ company: company.id, q: words || undefined, sort: '-score', limit: 8 }),
    enabled: words !== null,
    placeholderData: (before) => before,
    staleTime: 0,
  });
  return (
    <div className="relative [&_input]:pr-10">
      <ComboboxField
        label={t('product')}
        chosen={chosen?.name ?? ''}
        options={(found?.rows ?? []).map(({ id, name, isReady }) => ({
          id,
          label: name,
          hint: isReady ? null : t('notReady'),
        }))}
        onSearch={setWords}
        onChoose={(option) => option && change({ product: String(option.id), set: '', write: '' })}
      />
      <Icon name={Chevron} className="pointer-events-none absolute right-3 bottom-3 size-5 text-muted" />
    </div>
  );
}
