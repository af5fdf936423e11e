import { audienceTypes } from '@shared/marketing/scales';
import type { TextKey } from '@/i18n/texts';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/select-field';
import { TextAreaField, TextField } from '@/ui/controls/text-field';
import { ClashAlert } from '@/ui/feedback/clash-alert';
import { commonTexts } from '@/ui/texts/common';
import { companyFormTexts } from '../../texts/company-form';
import { CompanyExtras } from './company-extras';
import { SectorField } from './sector-field';
import { type CompanyFormProps, useCompanyForm } from './use-company-form';

type FieldName =
  TextKey<typeof companyFormTexts> extends infer Key
    ? Key extends `fields.${infer Name}`
      ? Name
      : never
    : never;

/** Creates or edits a company; what campaigns cannot do without stands first, the rest under "more". */
export function CompanyForm(props: CompanyFormProps) {
  const t = useTexts(companyFormTexts);
  const tCommon = useTexts(commonTexts);
  const { field, chosen, frame, values, isOpen, open, clash, takeTheirs } = useCompanyForm(props);
  const isNew = !props.company;
  return (
    <Form {...frame} className="grid gap-4">
      {clash && (
        <ClashAlert
          clash={clash}
          mine={{ ...values }}
          nameOf={(name) => t(`fields.${name as FieldName}`)}
          valueOf={(name, value) => {
            if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
            return name === 'logoId' && value ? t('logoShown') : [value].flat().join(', ') || '–';
          }}
          takeTheirs={takeTheirs}
        />
      )}
      <TextField label={t('fields.name')} autoComplete="organization" {...field('name')} />
      <SectorField {...field('sector')} />
      <TextAreaField
        label={t('fields.commercialObjectives')}
        hint={t('hints.commercialObjectives')}
        rows={2}
        {...field('commercialObjectives')}
      />
      <TextAreaField
        label={t('fields.targetAudience')}
        hint={t('hints.targetAudience')}
        rows={3}
        {...field('targetAudience')}
      />
      <SelectField
        label={t('fields.targetAudienceType')}
        empty={isNew}
        choices={audienceTypes.map((value) => ({ value, label: t(`audienceTypes.${value}`) }))}
        {...field('targetAudienceType')}
      />
      {isOpen ? (
        <CompanyExtras field={field} chosen={chosen} timezone={values.timezone} />
      ) : (
        <Button variant="quiet" className="justify-self-start" onClick={open}>
          {t('more')}
        </Button>
      )}
      <Button type="submit" pending={frame.pending} className="mt-2 justify-self-end">
        {tCommon(isNew ? 'actions.create' : 'actions.save')}
      </Button>
    </Form>
  );
}
