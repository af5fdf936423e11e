import { useState } from 'react';
import type { LogEntry, Member } from '@shared/accounts/endpoints';
import { type LoggedKind, loggedKinds } from '@shared/accounts/logged';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/controls/fields/select-field';
import { DayList, TimeOfDay } from '@/ui/day-list';
import { ErrorState } from '@/ui/feedback/error-state';
import { LoadingBlock } from '@/ui/feedback/loading-block';
import { MoreButton } from '@/ui/navigation/more-button';
import { logTexts } from './texts/log';
import { useLog } from './use-log';

type Person = Pick<Member, 'id' | 'name'>;

interface LogListProps {
  account: number;
  members: readonly Person[];
}

/** What was done about an account, newest first, of everybody or one person, and of all kinds or one. */
export function LogList({ account, members }: LogListProps) {
  const t = useTexts(logTexts);
  const [person, setPerson] = useState<Person>();
  const [kind, setKind] = useState<LoggedKind>();
  const pages = useLog(account, { person: person?.id, kind });
  const entries = pages.data?.pages.flat() ?? [];
  const people = eachOnce([...members, ...entries.map(({ actor }) => actor), ...(person ? [person] : [])]);
  const isFiltered = person !== undefined || kind !== undefined;
  return (
    <div className="grid gap-4">
      {/* Nothing can be chosen from an empty list. */}
      <div hidden={!isFiltered && entries.length === 0} className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('person')}
          value={person?.id ?? ''}
          choices={[
            { value: '', label: t('anybody') },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ target }) => setPerson(people.find(({ id }) => String(id) === target.value))}
        />
        <SelectField
          label={t('kind')}
          value={kind ?? ''}
          choices={[
            { value: '', label: t('anyKind') },
            ...loggedKinds.map((each) => ({ value: each, label: t(`kinds.${each}`) })),
          ]}
          onChange={({ target }) => setKind(loggedKinds.find((each) => each === target.value))}
        />
      </div>
      {pages.isPending && <LoadingBlock className="h-48" />}
      {pages.error && <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && entries.length === 0 && (
        <p className="text-muted">{t(isFiltered ? 'noneFound' : 'none')}</p>
      )}
      {entries.length > 0 && (
        <DayList rows={entries}>{(entry) => <Entry key={entry.id} entry={entry} />}</DayList>
      )}
      <MoreButton pages={pages} className="justify-self-start">
        {t('more')}
      </MoreButton>
    </div>
  );
}

const eachOnce = (people: readonly Person[]): Person[] =>
  [...new Map(people.toReversed().map((one) => [one.id, one])).values()].toReversed();

function Entry({ entry: { at, actor, kind, about, address } }: { entry: Wire<LogEntry> }) {
  const t = useTexts(logTexts);
  return (
    <li className="min-h-14 py-1 wrap-anywhere">
      {t(`done.${kind}`, { actor: actor.name, about })}
      <span className="block text-sm text-muted">
        <TimeOfDay at={at} />
        {address && ` · ${t('from', { address })}`}
      </span>
    </li>
  );
}
