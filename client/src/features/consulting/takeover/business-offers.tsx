import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sizes, structures } from '@shared/consulting/scales';
import { consultingTakeover } from '@shared/consulting/takeover/endpoints';
import { takenBusiness } from '@shared/consulting/takeover/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { query } from '@/lib/api/query-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { OfferedRows } from '@/ui/offered-rows';
import { companiesTexts } from '../texts/companies';
import { takeoverTexts } from './texts/takeover';
import { useTaken } from './use-taken';

interface BusinessOffersProps {
  /** Called with the id of the company that was made. */
  onTaken: (id: number) => void;
}

/** The companies of COMERZIA that are not here; taking one over asks what only its owner can tell. */
export function BusinessOffers({ onTaken }: BusinessOffersProps) {
  const t = useTexts(takeoverTexts);
  const [chosen, setChosen] = useState<number | null>(null);
  // Asked anew whenever it is shown: COMERZIA may have changed since.
  const { data: offers = [] } = useQuery({ ...query(consultingTakeover.offers, {}), staleTime: 0 });
  const factsOf = ({ sector, productCount: count }: (typeof offers)[number]) =>
    count > 0 ? `${sector} · ${t('offers.products', { count })}` : sector;
  return (
    <OfferedRows
      title={t('offers.title')}
      hint={t('offers.hint')}
      rows={offers.map((offer) => ({ ...offer, facts: factsOf(offer) }))}
      actOf={({ id, name }) =>
        id !== chosen && (
          <Button
            variant="secondary"
            aria-label={t('offers.chooseOne', { name })}
            onClick={() => setChosen(id)}
          >
            {t('offers.choose')}
          </Button>
        )
      }
      below={({ id }) => id === chosen && <TakeForm marketingCompanyId={id} onTaken={onTaken} />}
    />
  );
}

function TakeForm({ marketingCompanyId, onTaken }: { marketingCompanyId: number } & BusinessOffersProps) {
  const t = useTexts(takeoverTexts);
  const tCompanies = useTexts(companiesTexts);
  const { tell } = useTaken();
  const { field, frame } = useSaveForm(takenBusiness, {
    defaultValues: { marketingCompanyId, size: undefined, structure: undefined },
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
      <Button type="submit" pending={frame.pending} className="justify-self-end">
        {t('offers.take')}
      </Button>
    </Form>
  );
}
