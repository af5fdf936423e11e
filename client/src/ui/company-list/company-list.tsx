import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '../controls/button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { Skeleton } from '../feedback/skeleton';
import { StartSlot } from '../navigation/start-slot';
import { portalIcons } from '../portal-icons';
import { commonTexts } from '../texts/common';
import type { CompanyHandlers, Words } from './listed-company';

interface EmptyProps {
  t: Words<'empty' | 'addFirst' | 'emptyHint'>;
  onCreate: () => void;
}

interface CompanyListProps<Company> extends EmptyProps {
  t: EmptyProps['t'] & Words<'title'>;
  query: { data: Company[] | undefined; error: Error | null; refetch: () => Promise<unknown> };
  /** The class name of a card's height, for the cards that stand there until the companies are read. */
  cardHeight: string;
  renderFound: (companies: Company[], handlers: CompanyHandlers<Company>) => ReactNode;
  /** The dialog that edits a company; null closes it. */
  renderEdit: (company: Company | null, onClose: () => void) => ReactNode;
  /** The dialog that deletes a company; null closes it. */
  renderDelete: (company: Company | null, onClose: () => void, onDeleted: () => void) => ReactNode;
}

/** The companies of a portal, with the states loading, failed and empty, and the dialogs that edit and delete one. */
export function CompanyList<Company>(props: CompanyListProps<Company>) {
  const { t, query, renderFound, renderEdit, renderDelete } = props;
  const { data: companies, error, refetch } = query;
  const [edited, setEdited] = useState<Company | null>(null);
  const [doomed, setDoomed] = useState<Company | null>(null);
  const [deletions, setDeletions] = useState(0);
  const section = useRef<HTMLElement>(null);

  // The button that opened the dialog was removed with its card.
  useEffect(() => {
    if (deletions > 0) section.current?.focus({ preventScroll: true });
  }, [deletions]);

  function onDeleted() {
    setDoomed(null);
    setDeletions(deletions + 1);
  }

  if (!companies) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <LoadingCards height={props.cardHeight} />;
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={t('title')}>
      {companies.length === 0 ? (
        <NoCompanies t={t} onCreate={props.onCreate} />
      ) : (
        renderFound(companies, { onEdit: setEdited, onDelete: setDoomed })
      )}
      {renderEdit(edited, () => setEdited(null))}
      {renderDelete(doomed, () => setDoomed(null), onDeleted)}
    </section>
  );
}

function NoCompanies({ t, onCreate }: EmptyProps) {
  return (
    <EmptyState
      icon={portalIcons.building}
      title={t('empty')}
      action={
        <IfMayWrite>
          <Button icon={portalIcons.plus} onClick={onCreate}>
            {t('addFirst')}
          </Button>
        </IfMayWrite>
      }
      below={
        <IfMayWrite>
          <StartSlot onFirst={onCreate} />
        </IfMayWrite>
      }
    >
      <p>{t('emptyHint')}</p>
    </EmptyState>
  );
}

function LoadingCards({ height }: { height: string }) {
  const t = useTexts(commonTexts);
  return (
    <output className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">{t('loading')}</span>
      {['first', 'second', 'third'].map((card) => (
        <Skeleton key={card} className={classNames('rounded-card', height)} />
      ))}
    </output>
  );
}
