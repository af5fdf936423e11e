import { importFills, importModes } from '@shared/imports/scales';
import { useTexts } from '@/i18n/use-texts';
import { SelectField } from '../../controls/select-field';
import { TextField } from '../../controls/text-field';
import type { ImportKind, ShownImport } from '../import-kind';
import { importTexts } from '../texts/import';
import type { EditedMapping } from './use-mapping';

interface MappingOptionsProps {
  kind: ImportKind;
  detail: ShownImport;
  edited: EditedMapping;
}

/** Whether rows create or change, what they do to values that are there, and whose ids they hold. */
export function MappingOptions({ kind, detail, edited }: MappingOptionsProps) {
  const t = useTexts(importTexts);
  const { mapping, change, systemProblem } = edited;
  const { sharesIdsWith } = detail;
  const hasIds = mapping.columns.some(
    (mapped) => mapped.to === 'field' && kind.idFields.includes(mapped.field),
  );
  return (
    <section aria-labelledby="import-options" className="grid items-end gap-4 sm:grid-cols-2">
      <h3 id="import-options" className="text-lg sm:col-span-2">
        {t('options.title')}
      </h3>
      <SelectField
        label={t('options.mode')}
        value={mapping.mode}
        onChange={({ target }) =>
          change({ mode: importModes.find((mode) => mode === target.value) ?? 'both' })
        }
        choices={importModes.map((value) => ({ value, label: t(`options.modes.${value}`) }))}
      />
      {mapping.mode !== 'create' && (
        <SelectField
          label={t('options.fill')}
          hint={t('options.fillHint')}
          value={mapping.fill}
          onChange={({ target }) =>
            change({ fill: importFills.find((fill) => fill === target.value) ?? 'overwrite' })
          }
          choices={importFills.map((value) => ({ value, label: t(`options.fills.${value}`) }))}
        />
      )}
      {hasIds && (
        <TextField
          label={t('options.system')}
          hint={
            sharesIdsWith && mapping.system === detail.mapping.system
              ? t('options.systemShared', { file: sharesIdsWith })
              : t('options.systemHint')
          }
          maxLength={60}
          value={mapping.system}
          error={systemProblem}
          onChange={({ target }) => change({ system: target.value })}
        />
      )}
    </section>
  );
}
