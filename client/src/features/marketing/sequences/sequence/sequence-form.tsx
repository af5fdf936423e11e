import { useQuery } from '@tanstack/react-query';
import { marketingSequencesApi } from '@shared/marketing/sequences/endpoints';
import { newSequence } from '@shared/marketing/sequences/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { FieldError } from '@/ui/controls/fields/field';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { pagesOf } from '../../capture/reads';
import type { ListedCompany } from '../../reads';
import { sequencesTexts } from '../texts/sequences';
import { useRefreshMarketing } from '../../use-refresh-marketing';
import type { Sequence } from '../reads';

interface SequenceFormProps {
  company: ListedCompany;
  sequence: Sequence | undefined;
  onSaved: (saved: Sequence) => void;
}

/** The name of a sequence and the pages whose leads it takes. */
export function SequenceForm({ company, sequence, onSaved }: SequenceFormProps) {
  const t = useTexts(sequencesTexts);
  const refresh = useRefreshMarketing();
  const { field, chosen, frame } = useSaveForm(newSequence, {
    defaultValues: {
      marketingCompanyId: company.id,
      name: sequence?.name ?? t('form.usualName'),
      pages: sequence?.pages ?? null,
    },
    save: ({ name, pages, marketingCompanyId }) =>
      sequence
        ? call(marketingSequencesApi.update, { id: sequence.id }, { name, pages, version: sequence.version })
        : call(marketingSequencesApi.create, {}, { marketingCompanyId, name, pages }),
    saved: { title: t(sequence ? 'told.saved' : 'told.created') },
    failed: { title: t('told.failed') },
    onSaved: (saved) => {
      void refresh();
      onSaved(saved);
    },
  });
  const pages = chosen('pages');
  return (
    <Form {...frame} className="grid gap-4">
      <TextField label={t('form.name')} autoComplete="off" {...field('name')} />
      <SelectField
        label={t('form.pages')}
        value={pages.value ? 'some' : 'all'}
        onChange={({ target }) => pages.onChange(target.value === 'all' ? null : [])}
        choices={(['all', 'some'] as const).map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      {pages.value && (
        <PageChoice
          companyId={company.id}
          chosen={pages.value}
          onChange={pages.onChange}
          error={pages.error}
        />
      )}
      <Button type="submit" pending={frame.pending} className="justify-self-end">
        {t(sequence ? 'form.save' : 'form.create')}
      </Button>
    </Form>
  );
}

interface PageChoiceProps {
  companyId: number;
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  error: string | undefined;
}

/** The pages of the company, those ticked whose leads the sequence takes. */
function PageChoice({ companyId, chosen, onChange, error }: PageChoiceProps) {
  const t = useTexts(sequencesTexts);
  const { data: pages } = useQuery(pagesOf(companyId));
  return (
    <fieldset aria-label={t('form.some')} aria-describedby={error ? 'sequence-pages-error' : undefined}>
      {pages?.rows.length === 0 && <p className="text-muted">{t('form.noPages')}</p>}
      {pages?.rows.map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
      {error && <FieldError id="sequence-pages-error">{error}</FieldError>}
    </fieldset>
  );
}
