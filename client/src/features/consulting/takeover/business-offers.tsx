import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sizes, structures } from '@shared/consulting/scales';
import { consultingTakeover, type OfferedBusiness } from '@shared/consulting/takeover/endpoints';
import { takenBusiness } from '@shared/consulting/takeover/schemas';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { OfferedRows } from '@/ui/offered-rows';
import { companiesTexts } from '../texts/companies';
import { useTypeChoices } from './offered-item';
import { takeoverTexts } from './texts/takeover';
import { useTaken } from './use-taken';

interface BusinessOffersProps {
  /** Called with the id of the company that was made. */
  onTaken: (id: number) => void;
}

type Offered = Wire<OfferedBusiness>;

/** The companies of COMERZIA that are not here; taking one over asks what only its owner can tell. */
export function BusinessOffers({ onTaken }: BusinessOffersProps) {
  const t = useTexts(takeoverTexts);
  const [chosen, setChosen] = useState<Offered | null>(null);
  // Asked anew whenever it is shown: COMERZIA may have changed since.
  const { data: offers = [] } = useQuery({ ...query(consultingTakeover.offers, {}), staleTime: 0 });
  const factsOf = ({ sector, products: { length: count } }: Offered) =>
    count > 0 ? `${sector} · ${t('offers.products', { count })}` : sector;
  return (
    <OfferedRows
      title={t('offers.title')}
      hint={t('offers.hint')}
      rows={offers.map((offer) => ({ ...offer, facts: factsOf(offer) }))}
      actOf={(offer) =>
        offer.id !== chosen?.id && (
          <Button
            variant="secondary"
            aria-label={t('offers.chooseOne', { name: offer.name })}
            onClick={() => setChosen(offer)}
          >
            {t('offers.choose')}
          </Button>
        )
      }
      below={({ id }) => id === chosen?.id && <TakeForm offer={chosen} onTaken={onTaken} />}
    />
  );
}

/** Asks for what COMERZIA does not know: size and structure, and which products are services. */
function TakeForm({ offer: { id, products }, onTaken }: { offer: Offered } & BusinessOffersProps) {
  const t = useTexts(takeoverTexts);
  const tCompanies = useTexts(companiesTexts);
  const types = useTypeChoices();
  const { tell } = useTaken();
  const { field, frame } = useSaveForm(takenBusiness, {
    defaultValues: {
      marketingCompanyId: id,
      size: undefined,
      structure: undefined,
      products: products.map((product) => ({ id: product.id, type: 'product' as const })),
    },
    save: (body) => call(consultingTakeover.take, {}, body),
    failed: { title: t('offers.failed') },
    onSaved: (made) => {
      tell(made, t('offers.taken'));
      onTaken(made.companyId);
    },
  });
  return (
    <Form {...frame} className="grid gap-3 py-2">
      <SelectField
        label={tCompanies('fields.size')}
        empty
        choices={sizes.map((size) => ({ value: size, label: tCompanies(`sizeBand.${size}`) }))}
        {...field('size')}
      />
      <SelectField
        label={tCompanies('fields.structure')}
        empty
        choices={structures.map((value) => ({ value, label: tCompanies(`structureHint.${value}`) }))}
        {...field('structure')}
      />
      {products.length > 0 && (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-2 text-muted">{t('offers.types')}</legend>
          {products.map((product, at) => (
            <SelectField
              key={product.id}
              label={product.name}
              choices={types}
              {...field(`products.${at}.type`)}
            />
          ))}
        </fieldset>
      )}
      <Button type="submit" pending={frame.pending} className="justify-self-end">
        {t('offers.take')}
      </Button>
    </Form>
  );
}
