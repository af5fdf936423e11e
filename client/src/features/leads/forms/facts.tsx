import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { addressFields } from '@shared/leads/fields/address-fields';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { useMayWrite } from '@/lib/session/use-may-write';
import { Button } from '@/ui/controls/button';
import { factsOf, lineOf } from '../built-in-fields';
import type { RecordFormPart } from './record-dialog';
import { historyOf, type Rows } from '../records';
import { flatFields } from '../save-changes';
import { recordTexts } from '../texts/record';
import { useOwnFields, ownName } from '../own-fields';
import { useMembers } from '../assigning/use-members';
import { Fact } from './fact';
import { FieldHistory } from '../acts/field-history';
import { flatChange, valuesOf } from '../acts/field-values';

interface FactsProps<Of extends RecordSection> {
  section: Of;
  row: Rows[Of];
  /** The form of the section's records, which edits one field at a time here. */
  form: RecordFormPart<Of>;
  /** Fields that the head of the page shows: here they stand among all fields only, for editing and their history. */
  inHead?: readonly string[];
  /** What stands above the address: the linked records. */
  children?: ReactNode;
}

const isEmpty = (field: string, value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (value === false && !field.startsWith('own.')) ||
  (Array.isArray(value) && value.length === 0);

/**
 * All fields of a record, its own ones last. Each is edited where it stands, and says on request where its value came
 * from and what it was before. Those from the address on stand below the linked records.
 */
export function Facts<Of extends RecordSection>(props: FactsProps<Of>) {
  const { section, row, form, inHead = [], children } = props;
  const t = useTexts(recordTexts);
  const [asked, setAsked] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const { data: changes = [] } = useQuery(historyOf(section, row.id));
  const { fields: own } = useOwnFields(section);
  const history = changes.map(flatChange);
  const values = flatFields(row);
  const { isShared } = useMembers();
  const mayWrite = useMayWrite();
  const isShown = (field: string) => isShared || lineOf(section, field)?.kind !== 'member';
  const all = [...factsOf(section).filter(isShown), ...own.map(({ id }) => ownName(id))];
  // Whose a record is asks to be said, also while it is nobody's.
  const isFilled = (field: string) =>
    !isEmpty(field, values[field]) ||
    valuesOf(history, field).length > 1 ||
    lineOf(section, field)?.kind === 'member';
  const empty = all.filter((field) => !isFilled(field) && lineOf(section, field)?.form !== 'elsewhere');
  const above = inHead.filter((field) => !isEmpty(field, values[field]));
  const further = all.filter((field) => empty.includes(field) || above.includes(field));
  const shown = all.filter(
    (field) => (isFilled(field) && !above.includes(field)) || (isWhole && further.includes(field)),
  );
  const split = children ? all.findIndex((field) => field in addressFields) : all.length;
  const isFirst = (field: string) => all.indexOf(field) < split;
  const isFurther = shown.some((field) => !isFirst(field));
  const list = (fields: string[]) => (
    <dl className="-mx-2 mt-2 grid gap-0.5">
      {fields.map((field) => (
        <Fact
          key={field}
          section={section}
          row={row}
          form={form}
          field={field}
          values={values}
          onAsk={() => setAsked(field)}
        />
      ))}
    </dl>
  );
  return (
    <>
      <section aria-label={t('facts')}>
        <h2 className="text-xl">{t('facts')}</h2>
        {list(shown.filter(isFirst))}
      </section>
      {children}
      <section aria-label={t('moreFacts')} className={classNames('grid gap-2', !isFurther && '-mt-6')}>
        {children && isFurther && <h2 className="text-xl">{t('moreFacts')}</h2>}
        {isFurther && list(shown.filter((field) => !isFirst(field)))}
        {(mayWrite ? further : above).length > 0 && (
          <Button
            variant="quiet"
            className="-ml-2 justify-self-start px-2! text-sm"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? t('onlyFilled')
              : above.length > 0
                ? t('allFacts')
                : t('emptyFacts', { count: empty.length })}
          </Button>
        )}
      </section>
      <FieldHistory
        section={section}
        row={row}
        field={asked}
        history={history}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
