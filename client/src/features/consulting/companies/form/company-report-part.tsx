import { useMemo } from 'react';
import { countries } from '@shared/countries';
import type { Company } from '@shared/consulting/tables';
import type { Wire } from '@shared/http/wire';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { currenciesWith } from '@/lib/values/currencies';
import { digitsOf } from '@/lib/values/money';
import { namedChoices } from '@/lib/values/named-codes';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { MoneyField } from '@/ui/controls/fields/money-field';
import { SelectField } from '@/ui/controls/fields/select-field';
import { ReportPart } from '../../report-part';
import { companiesTexts } from '../../texts/companies';
import type { CompanyFields } from './use-company-form';

interface CompanyReportPartProps extends CompanyFields {
  company: Wire<Company> | undefined;
}

/** What only the report needs of a company. */
export function CompanyReportPart({ company, field, chosen, form }: CompanyReportPartProps) {
  const t = useTexts(companiesTexts);
  const { language } = useLanguage();
  const named = useMemo(() => namedChoices('region', countries, language), [language]);
  const [country, hasTenOrMore] = [chosen('country'), field('hasTenOrMore')];
  const [cost, currency] = [chosen('hourCost'), chosen('hourCurrency')];

  function changeCurrency(next: string) {
    currency.onChange(next);
    // The typed amount stays, which has other minor units now.
    const change = digitsOf(next) - digitsOf(currency.value);
    if (change !== 0 && cost.value !== null) cost.onChange(Math.round(cost.value * 10 ** change));
  }

  return (
    <ReportPart
      isFilled={company !== undefined && tellsMore(company)}
      errors={[country, hasTenOrMore, cost, currency].map(({ error }) => error)}
      sent={form.formState.submitCount}
    >
      <SelectField
        label={t('fields.country')}
        choices={named}
        {...country}
        onChange={({ target }) => country.onChange(target.value)}
      />
      {form.getValues('size') === 'small' && (
        <CheckboxField
          label={t('fields.hasTenOrMore')}
          hint={t('fields.hasTenOrMoreHint')}
          {...hasTenOrMore}
        />
      )}
      <MoneyField
        label={t('fields.hourCost')}
        hint={t('fields.hourCostHint')}
        currency={currency.value}
        value={cost.value}
        error={cost.error}
        onChange={cost.onChange}
      />
      <SelectField
        label={t('fields.hourCurrency')}
        choices={currenciesWith(company?.hourCurrency).map((code) => ({ value: code, label: code }))}
        name={currency.name}
        value={currency.value}
        error={currency.error}
        onChange={({ target }) => changeCurrency(target.value)}
      />
    </ReportPart>
  );
}

const tellsMore = ({ country, hasTenOrMore, hourCost }: Wire<Company>) =>
  country !== 'ES' || hasTenOrMore || hourCost !== null;
