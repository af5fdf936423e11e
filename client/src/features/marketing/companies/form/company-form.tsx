import { audienceTypes } from '@shared/marketing/scales';
import type { NameIn } from '@/i18n/texts';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { RecordForm } from '@/ui/record-form/record-form';
import { companiesTexts } from '../texts/companies';
import { CompanyExtras } from './company-extras';
import { SectorField } from './sector-field';
import { type CompanyFormProps, useCompanyForm } from './use-company-form';

type FieldName = NameIn<typeof companiesTexts, 'form.fields'>;

/** Creates or edits a company; what campaigns cannot do without stands first, the rest under "more". */
export function CompanyForm(props: CompanyFormProps) {
  const t = useTexts(companiesTexts);
  const { field, chosen, frame, values, isOpen, open } = useCompanyForm(props);
  return (
    <RecordForm
      {...frame}
      nameOf={(name) => t(`form.fields.${name as FieldName}`)}
      showValue={(name, value) => {
        if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
        return name === 'logoId' && value ? t('form.logoShown') : undefined;
      }}
    >
      <TextField label={t('form.fields.name')} autoComplete="organization" {...field('name')} />
      <SectorField {...field('sector')} />
      <TextAreaField
        label={t('form.fields.commercialObjectives')}
        hint={t('form.hints.commercialObjectives')}
        rows={2}
        {...field('commercialObjectives')}
      />
      <TextAreaField
        label={t('form.fields.targetAudience')}
        hint={t('form.hints.targetAudience')}
        rows={3}
        {...field('targetAudience')}
      />
      <SelectField
        label={t('form.fields.targetAudienceType')}
        empty={frame.isNew}
        choices={audienceTypes.map((value) => ({ value, label: t(`form.audienceTypes.${value}`) }))}
        {...field('targetAudienceType')}
      />
      {isOpen ? (
        <CompanyExtras field={field} chosen={chosen} timezone={values.timezone} start={props.start} />
      ) : (
        <Button variant="quiet" className="justify-self-start" onClick={open}>
          {t('form.more')}
        </Button>
      )}
    </RecordForm>
  );
}
