import { sectionOf } from '@shared/leads/entities';
import { formatDate } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { resultOf, type TwinEntity } from './reads';
import { FieldValue, useFieldName } from '../values/field-value';
import { ownName } from '../own-fields';
import { duplicatesTexts } from './texts/duplicates';

interface MergeResultProps {
  entity: TwinEntity;
  /** The kept record first. */
  rows: readonly object[];
  chosen: Record<string, number>;
}

const isFilled = (value: unknown) =>
  value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The record that is left, as it will be. */
export function MergeResult({ entity, rows, chosen }: MergeResultProps) {
  const t = useTexts(duplicatesTexts);
  const { language } = useLanguage();
  const nameOf = useFieldName(sectionOf[entity]);
  const result = resultOf(entity, rows, chosen);
  const own = Object.entries(result.own as Record<number, unknown>).map(
    ([id, value]) => [ownName(Number(id)), value] as const,
  );
  const filled = [...Object.entries(result), ...own].flatMap(([field, value]) => {
    const name = nameOf(field);
    return name !== undefined && isFilled(value) ? [{ field, name, value }] : [];
  });
  return (
    <section aria-label={t('merging.result')} aria-live="polite" className="rounded-card bg-ink/4 p-4">
      <h3 className="font-semibold">{t('merging.result')}</h3>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {filled.map(({ field, name, value }) => (
          <Fact key={field} name={name}>
            <FieldValue section={sectionOf[entity]} field={field} value={value} row={result} />
          </Fact>
        ))}
        <Fact name={t('merging.created')}>
          {formatDate(result.createdAt as string, language, { dateStyle: 'medium' })}
        </Fact>
      </dl>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <>
    <dt className="text-sm text-muted max-sm:mt-1">{name}</dt>
    <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
  </>
);
