import { sizes, structures } from '@shared/consulting/scales';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextAreaField, TextField } from '@/ui/controls/fields/text-field';
import { commonTexts } from '@/ui/texts/common';
import { companiesTexts } from '../../texts/companies';
import { CompanyReportPart } from './company-report-part';
import { SectorField } from './sector-field';
import { type CompanyFormProps, useCompanyForm } from './use-company-form';

export function CompanyForm(props: CompanyFormProps) {
  const { company } = props;
  const t = useTexts(companiesTexts);
  const tCommon = useTexts(commonTexts);
  const { field, chosen, form, frame } = useCompanyForm(props);
  const broughtAlong = form.formState.defaultValues?.firstProblem;
  return (
    <Form {...frame} className="grid gap-4">
      <TextField label={t('fields.name')} autoComplete="organization" {...field('name')} />
      <SectorField {...field('sector')} />
      <SelectField
        label={t('fields.size')}
        empty={!company}
        choices={sizes.map((size) => ({ value: size, label: t(`sizeBand.${size}`) }))}
        {...field('size')}
      />
      <SelectField
        label={t('fields.structure')}
        empty={!company}
        choices={structures.map((structure) => ({
          value: structure,
          label: t(`structureHint.${structure}`),
        }))}
        {...field('structure')}
      />
      <TextField label={t('fields.email')} type="email" autoComplete="email" optional {...field('email')} />
      {broughtAlong && (
        <TextAreaField
          label={t('fields.firstProblem')}
          hint={t('fields.firstProblemHint')}
          rows={2}
          optional
          {...field('firstProblem')}
        />
      )}
      <CompanyReportPart company={company} field={field} chosen={chosen} form={form} />
      <Button type="submit" pending={frame.pending} className="mt-2 justify-self-end">
        {tCommon(company ? 'actions.save' : 'actions.create')}
      </Button>
    </Form>
  );
}
