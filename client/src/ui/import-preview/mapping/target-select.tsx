import { useTexts } from '@/i18n/use-texts';
import { controlLook, FieldError } from '../../controls/fields/field';
import type { ImportKind, ShownImport } from '../import-kind';
import { importTexts } from '../texts/import';
import { type Mapped, targetIn, targetText } from './targets';

interface TargetSelectProps {
  id: string;
  kind: ImportKind;
  detail: ShownImport;
  /** The name of the column. */
  column: string;
  mapped: Mapped;
  error: string | undefined;
  onChange: (mapped: Mapped) => void;
}

/** The choice of where a column goes: a field, a new one, the notes, or nowhere. */
export function TargetSelect({ id, kind, detail, column, mapped, error, onChange }: TargetSelectProps) {
  const t = useTexts(importTexts);
  const { entity } = detail.mapping;
  const builtIn = detail.fields.filter(({ own }) => !own);
  const own = detail.fields.flatMap((field) => field.own ?? []);
  const newFields = kind.newFields(entity);
  return (
    <div className="grid gap-1.5">
      <select
        id={id}
        aria-label={t('mapping.choose', { column })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={targetText(mapped)}
        onChange={({ target }) =>
          onChange(targetIn(target.value, mapped.to === 'new' ? mapped.label : column.slice(0, 60)))
        }
        className={controlLook(mapped.to === 'skip' ? 'text-muted' : undefined)}
      >
        <optgroup label={t('mapping.fields')}>
          {builtIn.map(({ name }) => (
            <option key={name} value={`field:${name}`}>
              {kind.fieldName(entity, name)}
            </option>
          ))}
        </optgroup>
        {own.length > 0 && (
          <optgroup label={t('mapping.own')}>
            {own.map(({ id: ownId, label }) => (
              <option key={ownId} value={`own:${ownId}`}>
                {label}
              </option>
            ))}
          </optgroup>
        )}
        {newFields.length > 0 && (
          <optgroup label={t('mapping.new')}>
            {newFields.map(({ value, label }) => (
              <option key={value} value={`new:${value}`}>
                {t('mapping.newKind', { kind: label })}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t('mapping.other')}>
          {kind.hasNotes(entity) && <option value="notes">{t('mapping.notes')}</option>}
          <option value="skip">{t('mapping.skip')}</option>
        </optgroup>
      </select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
