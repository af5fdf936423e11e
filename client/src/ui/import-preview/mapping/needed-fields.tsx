import { lacksNeeded } from '@shared/imports/needed-fields';
import { useTexts } from '@/i18n/use-texts';
import { Alert } from '../../feedback/alert';
import type { ImportKind, ShownImport } from '../import-kind';
import { importTexts } from '../texts/import';

interface NeededFieldsProps {
  kind: ImportKind;
  detail: ShownImport;
  mapping: ShownImport['mapping'];
}

/** The most fields that are named; further ones are spellings of the same. */
const NAMED = 4;

/** Says what every new record needs while no column goes into it. */
export function NeededFields({ kind, detail, mapping }: NeededFieldsProps) {
  const t = useTexts(importTexts);
  const isLacking = lacksNeeded(mapping, detail.needs);
  const names = detail.needs
    .slice(0, NAMED)
    .map((name) => kind.fieldName(mapping.entity, name))
    .filter(Boolean);
  return (
    <output className="block empty:hidden">
      {isLacking && (
        <Alert tone="warning" className="mt-3">
          <p>{t('mapping.needed', { count: names.length, fields: names.join(', ') })}</p>
        </Alert>
      )}
    </output>
  );
}
