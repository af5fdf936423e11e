import { Link } from 'wouter';
import type { Bilingual } from '@shared/assistant/bilingual';
import { useTexts } from '@/i18n/use-texts';
import { Badge } from '@/ui/feedback/badge';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { assistantTexts } from '../texts/assistant';
import { useBilingual } from '../use-bilingual';
import type { Proposal } from '../wire';

type Row = Proposal['rows'][number];

interface ProposedRowsProps {
  rows: readonly Row[];
  total: number;
  onLeave: () => void;
}

const tones = { creates: 'positive', changes: 'info', deletes: 'danger' } as const;

/** The records that would change, each with its fields before and after. */
export function ProposedRows({ rows, total, onLeave }: ProposedRowsProps) {
  const t = useTexts(assistantTexts);
  const further = total - rows.length;
  return (
    <>
      {rows.map((row, place) => (
        <div key={row.ref ?? place} className="min-w-0 rounded-card border border-line p-3">
          <p className="flex flex-wrap items-center gap-2">
            <RowName row={row} onLeave={onLeave} />
            <Badge tone={tones[row.does]}>{t(`proposal.${row.does}`)}</Badge>
          </p>
          <dl className="mt-1 grid gap-1">
            {row.fields.map((field, at) => (
              <div key={`${at}-${field.label.en}`} className="grid gap-x-3 sm:grid-cols-[9rem_1fr]">
                <FieldChange field={field} isNew={row.does === 'creates'} />
              </div>
            ))}
          </dl>
        </div>
      ))}
      {further > 0 && <p className="text-sm text-muted">{t('proposal.more', { count: further })}</p>}
    </>
  );
}

function RowName({ row: { name, url }, onLeave }: { row: Row; onLeave: () => void }) {
  if (!url) return <span className="font-semibold wrap-anywhere">{name}</span>;
  return (
    <Link href={url} onClick={onLeave} className="font-semibold text-brand wrap-anywhere hover:underline">
      {name}
    </Link>
  );
}

function FieldChange({ field, isNew }: { field: Row['fields'][number]; isNew: boolean }) {
  const t = useTexts(assistantTexts);
  const say = useBilingual();
  const textOf = (value: Bilingual | null) =>
    value ? say(value) : <span className="text-muted italic">{t('proposal.empty')}</span>;
  return (
    <>
      <dt className="text-sm text-muted sm:pt-0.5">{say(field.label)}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere whitespace-pre-line tabular-nums">
        {!isNew && (
          <>
            <span className="sr-only">{t('proposal.before')}: </span>
            <del className={field.before ? 'text-muted' : 'no-underline'}>{textOf(field.before)}</del>
            <Icon name={portalIcons.forward} className="size-4 text-muted" />
            <span className="sr-only">{t('proposal.after')}: </span>
          </>
        )}
        <ins className="min-w-0 font-medium no-underline">{textOf(field.after)}</ins>
      </dd>
    </>
  );
}
