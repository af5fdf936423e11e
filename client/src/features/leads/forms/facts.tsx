import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { RecordSection } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { useMayWrite } from '@/lib/session/use-may-write';
import { useMedia } from '@/lib/use-media';
import { Button } from '@/ui/controls/button';
import { factsOf, lineOf } from '../built-in-fields';
import type { RecordFormPart } from './record-dialog';
import { historyOf, type Rows } from '../records';
import { flatFields } from '../save-changes';
import { recordTexts } from '../texts/record';
import { useOwnFields, ownName } from '../own-fields';
import { useMembers } from '../assigning/use-members';
import { textButton } from '../values/text-button';
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
  /** What stands below the fields: the linked records. */
  children?: ReactNode;
}

/** How many fields of many a phone shows at first: what was done with the record stands below them. */
const FOLDED = { from: 5, to: 3 };

const isEmpty = (field: string, value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (value === false && !field.startsWith('own.')) ||
  (Array.isArray(value) && value.length === 0);

/**
 * All fields of a record, its own ones last. Each is edited where it stands, and says on request where its value came
 * from and what it was before.
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
  const unfolded = all.filter(
    (field) => (isFilled(field) && !above.includes(field)) || (isWhole && further.includes(field)),
  );
  const isPhone = useMedia('(max-width: 639px)');
  const folds = isPhone && unfolded.length >= FOLDED.from;
  const isFolded = folds && !isWhole;
  const shown = isFolded ? unfolded.slice(0, FOLDED.to) : unfolded;
  return (
    <>
      <section aria-label={t('facts')} className="grid gap-2 max-lg:order-none!">
        <h2 className="text-xl">{t('facts')}</h2>
        <dl className="-mx-2 grid gap-0.5">
          {shown.map((field) => (
            <Fact
              key={field}
              section={section}
              row={row}
              form={form}
              field={field}
              values={values}
              hasPast={valuesOf(history, field).length > 1}
              onAsk={() => setAsked(field)}
            />
          ))}
        </dl>
        {(folds || (mayWrite ? further : above).length > 0) && (
          <Button
            variant="quiet"
            className={`-ml-2 justify-self-start ${textButton}`}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? t('onlyFilled')
              : isFolded || above.length > 0
                ? t('allFacts')
                : t('emptyFacts', { count: empty.length })}
          </Button>
        )}
      </section>
      {children}
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
