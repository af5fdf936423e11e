import type { UndoException } from '@shared/acts/undo';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { TextLink } from '../../navigation/link';
import type { ImportKind } from '../import-kind';
import { importTexts } from '../texts/import';

/** Records named one by one; the others are counted. */
const MOST = 10;

interface KeptRecordsProps {
  kind: ImportKind;
  exceptions: readonly UndoException[];
  count: number;
}

/** The records that taking an import back leaves as they are, wholly or in part, and why. */
export function KeptRecords({ kind, exceptions, count }: KeptRecordsProps) {
  const t = useTexts(importTexts);
  const { language } = useLanguage();
  const named = exceptions.slice(0, MOST);
  const rest = count - named.length;
  const reason = (why: UndoException['why'], names: string[]) =>
    why === 'edited' && names.length === 0
      ? t('undo.changed')
      : t(`undo.why.${why}`, { fields: names.join(', ') });
  return (
    <ul className="list-disc pl-5">
      {named.map(({ entity, id, why, fields }) => (
        <li key={`${entity}-${id}`}>
          {why === 'gone' ? (
            <kind.RecordName entity={entity} id={id} />
          ) : (
            <TextLink to={kind.recordHref(entity, id)}>
              <kind.RecordName entity={entity} id={id} />
            </TextLink>
          )}
          {' – '}
          {reason(why, fields.map((field) => kind.fieldName(entity, field)).filter(Boolean))}
        </li>
      ))}
      {rest > 0 && <li>{t('undo.rest', { count: rest, number: formatNumber(rest, language) })}</li>}
    </ul>
  );
}
