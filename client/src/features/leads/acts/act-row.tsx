import type { ListedAct } from '@shared/acts/act-endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { classNames } from '@/lib/class-names';
import { Button } from '@/ui/controls/button';
import { TimeOfDay } from '@/ui/day-list';
import { useCounted } from '../settings/use-counted';
import { leadSettingsTexts } from '../settings/texts/settings';
import { textButton } from '../values/text-button';
import { useUndo } from '../use-undo';
import type { ActRun } from './act-runs';
import { isAnswer, isOfEveryKind, kindOf } from './act-kinds';
import { Line, WhatItDid, Who } from './what-it-did';

/** One act with the button that takes it back, or several alike as one line, which opens to show each. */
export function ActRow({ run: { acts } }: { run: ActRun }) {
  const t = useTexts(leadSettingsTexts);
  const nameOf = useActName();
  const [newest, ...earlier] = acts;
  if (earlier.length === 0)
    return (
      <li>
        <OneAct act={newest} />
      </li>
    );
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-x-4 rounded-control py-1">
          <Line name={nameOf(acts)}>
            <TimeSpan from={earlier.at(-1)?.at ?? newest.at} to={newest.at} /> · <Who act={newest} />
          </Line>
          <span className="shrink-0 text-sm font-medium text-brand underline underline-offset-4 group-open:no-underline">
            {t('acts.together', { count: acts.length })}
          </span>
        </summary>
        <ul className="mb-2 divide-y divide-line border-l-2 border-line pl-3">
          {acts.map((act) => (
            <li key={act.id}>
              <OneAct act={act} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function OneAct({ act }: { act: Wire<ListedAct> }) {
  const t = useTexts(leadSettingsTexts);
  const name = useActName()([act]);
  const { undo } = useUndo();
  // Nobody typed it, and taking it back clears the account.
  const isSamples = isOfEveryKind(act.kind);
  const takesBack = t(isSamples ? 'acts.removeSamples' : 'acts.undo');
  return (
    <div
      className={classNames(
        'flex min-h-14 items-center justify-between gap-x-2 py-1',
        isSamples && 'max-sm:flex-wrap',
      )}
    >
      <WhatItDid act={act} name={name} />
      {act.undoneBy && <span className="shrink-0 text-sm text-muted">{t('acts.undone')}</span>}
      {!act.undoneBy && !act.undoes && (
        <IfMayWrite>
          <Button
            variant="quiet"
            className={classNames(
              '-mr-2 shrink-0',
              isSamples ? 'px-2! text-sm text-danger! max-sm:-ml-2' : textButton,
            )}
            aria-label={isSamples ? takesBack : t('acts.undoThis', { undo: takesBack, act: name })}
            onClick={() => void undo(act.id)}
          >
            {takesBack}
          </Button>
        </IfMayWrite>
      )}
    </div>
  );
}

const minuteOf = (at: string) => at.slice(0, 16);

/** From when to when acts were; one time where that is the same minute. */
const TimeSpan = ({ from, to }: { from: string; to: string }) => (
  <>
    {minuteOf(from) !== minuteOf(to) && (
      <>
        <TimeOfDay at={from} />–
      </>
    )}
    <TimeOfDay at={to} />
  </>
);

/** What acts of one kind did together, such as "Edited · 3 contacts", or to one record: "Edited · Ana Puig". */
function useActName() {
  const t = useTexts(leadSettingsTexts);
  const counted = useCounted();
  return (acts: ActRun['acts']) => {
    const { kind, entity, record } = acts[0];
    const words = t(`acts.kinds.${kindOf(kind)}`);
    if (acts.length === 1 && record?.name) return t('acts.what', { kind: words, what: record.name });
    if (acts.length === 1 && isAnswer(acts[0]))
      return t('acts.what', { kind: t('acts.wrote'), what: acts[0].actor.name });
    // One mail is one communication.
    if (acts.length === 1 && kind === 'mail') return words;
    const count = acts.reduce((sum, act) => sum + act.count, 0);
    return t('acts.what', { kind: words, what: counted(isOfEveryKind(kind) ? 'record' : entity, count) });
  };
}
