import { useQuery } from '@tanstack/react-query';
import { leadFields, type OwnField } from '@shared/leads/fields/endpoints';
import type { OwnedEntity } from '@shared/leads/entities';
import { fieldKinds } from '@shared/leads/fields/scales';
import { newField } from '@shared/leads/fields/schemas';
import { useTexts } from '@/i18n/use-texts';
import { call } from '@/lib/api/api-client';
import { useSaveForm } from '@/lib/forms/use-save-form';
import { Button } from '@/ui/controls/button';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { Form } from '@/ui/controls/form';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { commonTexts } from '@/ui/texts/common';
import { settingsOf } from '../records';
import { leadSettingsTexts } from '../settings/texts/settings';
import { useRefreshLeads } from '../use-refresh-leads';
import { useUndo } from '../use-undo';
import { ChoicesField, type DraftChoice } from './choices-field';

interface FieldFormProps {
  entity: OwnedEntity;
  /** The field to edit; it keeps its kind. */
  field?: OwnField | undefined;
  onSaved: () => void;
}

/** The form of an own field. */
export function FieldForm({ entity, field: edited, onSaved }: FieldFormProps) {
  const t = useTexts(leadSettingsTexts);
  const tCommon = useTexts(commonTexts);
  const refresh = useRefreshLeads();
  const { tell } = useUndo();
  const { data: settings } = useQuery(settingsOf());
  const { field, chosen, frame } = useSaveForm(newField, {
    defaultValues: edited ?? { entity, kind: 'text', label: '', required: false, choices: [] },
    save: ({ label, required, choices, kind }) =>
      edited
        ? call(leadFields.update, { fieldId: edited.id }, { label, required, choices })
        : call(leadFields.create, {}, { entity, kind, label, required, choices }),
    failed: { title: t('failed') },
    onSaved: ({ act, label }) => {
      tell(act, { title: t('saved'), description: label });
      onSaved();
      void refresh();
    },
  });
  const kind = chosen('kind').value ?? 'text';
  const choices = chosen('choices');
  const hasChoices = kind === 'choice' || kind === 'choices';
  const currency = edited?.currency ?? settings?.currency ?? '';
  const list = (choices.value ?? []) as DraftChoice[];
  const isLess = edited?.choices.some(({ id }) => !list.some((choice) => choice.id === id));
  return (
    <Form {...frame} className="grid gap-4">
      <TextField label={t('fields.label')} autoComplete="off" {...field('label')} />
      {!edited && (
        <SelectField
          label={t('fields.kind')}
          choices={fieldKinds.map((value) => ({ value, label: t(`fields.kinds.${value}`) }))}
          {...field('kind')}
        />
      )}
      {kind === 'money' && <p className="text-muted">{t('fields.currencyHint', { currency })}</p>}
      {hasChoices && (
        <ChoicesField value={list} error={choices.error} onChange={(value) => choices.onChange(value)} />
      )}
      {isLess && <p className="text-muted">{t('fields.removedHeld')}</p>}
      <CheckboxField label={t('fields.required')} hint={t('fields.requiredHint')} {...field('required')} />
      <Button type="submit" pending={frame.pending} className="justify-self-end">
        {tCommon(edited ? 'actions.save' : 'actions.create')}
      </Button>
    </Form>
  );
}
