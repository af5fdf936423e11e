import type { ReactNode } from 'react';
import { recordAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { Wrapped } from '@/ui/parts-line';
import { TextLink } from '@/ui/navigation/link';
import { kindWords } from '../../communications/kind-words';
import type { Rows } from '../../records';
import { recordTexts } from '../../texts/record';
import { recordsTexts } from '../../texts/records';
import { Moment } from '../../values/cells';

/** Whom else something is about: the others by name, and an opportunity that the entry above is not about. */
export interface AboutOthers {
  names: string;
  deal: { id: number; title: string } | undefined;
}

const between = ' · ';

/** Reads the names that a row is about; one with an opportunity ends with its title. */
export function othersOf(
  { about, opportunityId }: Pick<Rows['communications'], 'about' | 'opportunityId'>,
  own: string | undefined,
): AboutOthers {
  const names = (about ?? '').split(between).filter((name) => name && name !== own);
  const title = opportunityId === null ? undefined : names.at(-1);
  return {
    names: (title === undefined ? names : names.slice(0, -1)).join(between),
    deal: opportunityId !== null && title !== undefined ? { id: opportunityId, title } : undefined,
  };
}

/** The others as parts of the line that says when it was. */
const partsOf = (others: AboutOthers | undefined): ReactNode[] => [
  ...(others?.names.split(between) ?? []),
  others?.deal && (
    <TextLink key="deal" to={recordAddress('opportunities', others.deal.id)}>
      {others.deal.title}
    </TextLink>
  ),
];

export function Talk({ talk, others }: { talk: Rows['communications']; others: AboutOthers | undefined }) {
  const t = useTexts(recordsTexts);
  const { id, type, subject, body, outcome, occurredAt } = talk;
  return (
    <>
      <TextLink to={recordAddress('communications', id)}>{subject ?? t(`type.${type}`)}</TextLink>
      {body && <p className="break-words whitespace-pre-line">{body}</p>}
      <p className="text-sm text-muted">
        <Wrapped
          parts={[
            <Moment key="moment" at={occurredAt} />,
            ...partsOf(others),
            subject && kindWords(t, talk),
            outcome && t(`outcome.${outcome}`),
          ]}
        />
      </p>
    </>
  );
}

export function DoneTask({ task, others }: { task: Rows['tasks']; others: AboutOthers | undefined }) {
  const t = useTexts(recordTexts);
  return (
    <>
      <TextLink to={recordAddress('tasks', task.id)}>{task.title}</TextLink>
      <p className="text-sm text-muted">
        <Wrapped
          parts={[
            <Moment key="moment" at={task.doneAt ?? task.updatedAt} />,
            ...partsOf(others),
            t('timeline.done'),
          ]}
        />
      </p>
    </>
  );
}
