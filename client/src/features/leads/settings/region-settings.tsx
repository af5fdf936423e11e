import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BodyOf } from '@shared/http/wire';
import { countries } from '@shared/countries';
import { leadSettings } from '@shared/leads/settings/endpoints';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useMayWrite } from '@/lib/session/use-may-write';
import { SelectField } from '@/ui/controls/fields/select-field';
import { Skeleton } from '@/ui/feedback/skeleton';
import { namedChoices } from '@/lib/values/named-codes';
import { settingsOf } from '../records';
import { leadSettingsTexts } from './texts/settings';
import { useSettingsSave } from './use-settings-save';

/** The account's currency and country, saved as they are chosen. */
export function RegionSettings() {
  const t = useTexts(leadSettingsTexts);
  const { language } = useLanguage();
  const { data: settings } = useQuery(settingsOf());
  const choices = useMemo(
    () => ({
      currency: namedChoices('currency', Intl.supportedValuesOf('currency'), language),
      country: namedChoices('region', countries, language),
    }),
    [language],
  );
  const save = useSettingsSave(
    (changes: BodyOf<typeof leadSettings.update>) => call(leadSettings.update, {}, changes),
    { title: t('saved'), failed: t('failed') },
  );
  const mayWrite = useMayWrite();
  if (!settings) return <Skeleton className="h-22" />;
  const shown = { ...settings, ...(save.isPending && save.variables) };
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('region.currency')}
        hint={t('region.currencyHint')}
        choices={choices.currency}
        disabled={!mayWrite}
        value={shown.currency}
        onChange={({ target }) => save.mutate({ currency: target.value })}
      />
      <SelectField
        label={t('region.country')}
        choices={choices.country}
        disabled={!mayWrite}
        value={shown.country}
        onChange={({ target }) => save.mutate({ country: target.value })}
      />
    </div>
  );
}
