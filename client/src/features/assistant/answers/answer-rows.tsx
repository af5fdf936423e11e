import { Link } from 'wouter';
import { formatNumber } from '@/i18n/formats';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import type { Answer } from '../wire';

type Row = Answer['rows'][number];

interface AnswerRowsProps {
  rows: readonly Row[];
  total: Answer['total'];
  onLeave: () => void;
}

/** The rows of an answer, each a link to its page if it has one. */
export function AnswerRows({ rows, total, onLeave }: AnswerRowsProps) {
  const t = useTexts(assistantTexts);
  const { language } = useLanguage();
  if (rows.length === 0) return null;
  const isCut = total !== null && (total.more || total.count > rows.length);
  return (
    <div>
      <ul aria-label={t('answer.rows')} className="divide-y divide-line border-y border-line">
        {rows.map((row, place) => (
          // Lines of a table, such as stages, have no reference and may share a name.
          <li key={row.ref ?? `${place}-${row.name}`} className="py-2">
            <RowName row={row} onLeave={onLeave} />
            <Facts facts={row.facts} />
          </li>
        ))}
      </ul>
      {isCut && (
        <p className="mt-2 text-sm text-muted">
          {t(total.more ? 'answer.shownOfMore' : 'answer.shown', {
            shown: rows.length,
            // As text: a number would choose a plural that these sentences do not have.
            count: formatNumber(total.count, language),
          })}
        </p>
      )}
    </div>
  );
}

function RowName({ row: { name, url }, onLeave }: { row: Row; onLeave: () => void }) {
  if (!url) return <p className="font-medium wrap-anywhere">{name}</p>;
  return (
    <Link
      href={url}
      onClick={onLeave}
      className="font-medium text-brand wrap-anywhere hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      {name}
    </Link>
  );
}

function Facts({ facts }: { facts: Row['facts'] }) {
  const say = useBilingual();
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-4 text-sm">
      {facts.map((fact, place) => (
        <div key={`${place}-${fact.label.en}`} className="flex min-w-0 gap-1.5">
          <dt className="shrink-0 text-muted">{say(fact.label)}</dt>
          <dd className="min-w-0 tabular-nums wrap-anywhere">{say(fact.text)}</dd>
        </div>
      ))}
    </dl>
  );
}
