import type { ReactNode } from 'react';
import type { ListedAct } from '@shared/acts/act-endpoints';
import type { Wire } from '@shared/http/wire';
import { recordEntities, sectionOf } from '@shared/leads/entities';
import { recordAddress } from '@shared/leads/sections';
import { useTexts } from '@/i18n/use-texts';
import { TimeOfDay } from '@/ui/day-list';
import { TextLink } from '@/ui/navigation/link';
import { leadSettingsTexts } from '../settings/texts/settings';
import { isAnswer, kindOf } from './act-kinds';
import { WhatChanged } from './what-changed';

/** What an act did, before when and by whom: the fields that it changed, or its kind with the record. */
export function WhatItDid({ act, name }: { act: Wire<ListedAct>; name: string }) {
  const t = useTexts(leadSettingsTexts);
  const who = isAnswer(act) ? act.actor.name : act.record?.name;
  const what = isAnswer(act) ? t('acts.wrote') : t(`acts.kinds.${kindOf(act.kind)}`);
  const when = <When act={act} />;
  if (!who) return <Line name={name}>{when}</Line>;
  const record = <RecordAct act={act} name={who} />;
  const usual = (
    <Line
      name={
        <>
          <span className="font-medium">{what}</span>
          <span className="max-sm:sr-only"> · </span>
          {/* A phone has the name in a line of its own. */}
          <span className="max-sm:block">{record}</span>
        </>
      }
    >
      {when}
    </Line>
  );
  const entity = recordEntities.find((one) => one === act.entity);
  if (!entity || !act.change) return usual;
  return (
    <WhatChanged section={sectionOf[entity]} change={act.change} otherwise={usual}>
      {(changed) => (
        <Line name={changed}>
          {record} · {when}
        </Line>
      )}
    </WhatChanged>
  );
}

/** When it was done, and by whom where the line does not begin with that. */
const When = ({ act }: { act: Wire<ListedAct> }) => (
  <>
    <TimeOfDay at={act.at} />
    {!isAnswer(act) && (
      <>
        {' · '}
        <Who act={act} />
      </>
    )}
  </>
);

export const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <span className="min-w-0 wrap-anywhere">
    {name}
    <span className="block text-sm text-muted">{children}</span>
  </span>
);

export function Who({ act: { kind, actor } }: { act: Wire<ListedAct> }) {
  const t = useTexts(leadSettingsTexts);
  return kind === 'capture' ? t('acts.comerzia') : actor.name;
}

/** The name of the one record of an act, which leads to it where it still stands. */
function RecordAct({ act: { entity, record }, name }: { act: Wire<ListedAct>; name: string }) {
  const ofRecords = recordEntities.find((one) => one === entity);
  return record?.isThere && ofRecords ? (
    <TextLink to={recordAddress(sectionOf[ofRecords], record.id)}>{name}</TextLink>
  ) : (
    <span className="font-medium">{name}</span>
  );
}
