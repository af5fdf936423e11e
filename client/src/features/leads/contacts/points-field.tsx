import { useRef } from 'react';
import { type ContactPoint, pointKinds, pointLabels } from '@shared/leads/contacts/scales';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '@/ui/controls/button';
import { CheckboxField } from '@/ui/controls/fields/checkbox-field';
import { IconButton } from '@/ui/controls/icon-button';
import { SelectField } from '@/ui/controls/fields/select-field';
import { TextField } from '@/ui/controls/fields/text-field';
import { portalIcons } from '@/ui/portal-icons';
import { recordsTexts } from '../texts/records';
import { useChoices } from '../values/use-choices';
import { emptyPoint } from './empty-points';

interface PointsFieldProps {
  value: readonly ContactPoint[];
  onChange: (points: ContactPoint[]) => void;
  errors: (index: number) => string | undefined;
}

/** The email addresses and phones of a contact; the primary one of each kind is shown in lists. */
export function PointsField({ value, onChange, errors }: PointsFieldProps) {
  const t = useTexts(recordsTexts);
  const list = useRef<HTMLDivElement>(null);

  function change(index: number, changes: Partial<ContactPoint>) {
    const kind = value[index]?.kind;
    onChange(
      value.map((point, at) => {
        if (at === index) return { ...point, ...changes };
        return changes.primary && point.kind === kind ? { ...point, primary: false } : point;
      }),
    );
  }
  function add(kind: ContactPoint['kind']) {
    onChange([...value, emptyPoint(kind, !value.some((point) => point.kind === kind))]);
    setTimeout(() => [...(list.current?.querySelectorAll('input') ?? [])].findLast(isText)?.focus());
  }

  return (
    <div ref={list} className="grid gap-3">
      {value.map((point, index) => (
        <Point
          key={`${index} ${point.kind}`}
          point={point}
          isOnly={value.filter(({ kind }) => kind === point.kind).length === 1}
          error={errors(index)}
          onChange={(changes) => change(index, changes)}
          onRemove={() => onChange(value.filter((_, at) => at !== index))}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {pointKinds.map((kind) => (
          <Button
            key={kind}
            variant="quiet"
            icon={portalIcons.plus}
            className="px-2! text-sm"
            onClick={() => add(kind)}
          >
            {t(`points.add.${kind}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

const isText = (input: HTMLInputElement) => input.type === 'email' || input.type === 'tel';

interface PointProps {
  point: ContactPoint;
  /** It is the only one of its kind, and so the primary one. */
  isOnly: boolean;
  error: string | undefined;
  onChange: (changes: Partial<ContactPoint>) => void;
  onRemove: () => void;
}

function Point({ point, isOnly, error, onChange, onRemove }: PointProps) {
  const t = useTexts(recordsTexts);
  const choices = useChoices();
  const { kind, value, label, primary, shared } = point;
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{t(`points.${kind}`)}</legend>
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 grow flex-wrap gap-2 *:grow [&>:first-child]:basis-56 [&>:last-child]:basis-32">
          <TextField
            label={t(`points.${kind}`)}
            type={kind === 'email' ? 'email' : 'tel'}
            autoComplete="off"
            error={error}
            value={value}
            onChange={({ target }) => onChange({ value: target.value })}
          />
          <SelectField
            label={t('points.label')}
            choices={choices('pointLabel', pointLabels)}
            value={label}
            onChange={({ target }) => onChange({ label: target.value as ContactPoint['label'] })}
          />
        </div>
        <IconButton
          icon={portalIcons.trash}
          label={t('points.remove', { value: value || t(`points.${kind}`) })}
          onClick={onRemove}
          className="mt-7"
        />
      </div>
      <div className="flex flex-wrap gap-x-6">
        {!isOnly && (
          <CheckboxField
            label={t('points.primary')}
            checked={primary}
            onChange={({ target }) => onChange({ primary: target.checked })}
          />
        )}
        {kind === 'email' && value.trim() !== '' && (
          <CheckboxField
            label={t('points.shared')}
            checked={shared}
            onChange={({ target }) => onChange({ shared: target.checked })}
          />
        )}
      </div>
    </fieldset>
  );
}
