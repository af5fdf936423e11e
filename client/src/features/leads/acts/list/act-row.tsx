import { useId, useState } from 'react';
import type { ListedAct } from '@shared/acts/act-endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Chevron } from '@/ui/chevron';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/icons';
import { textButton } from '../../values/text-button';
import { ActLine } from './act-line';
import type { ActRun } from './act-runs';
import { actsTexts } from './texts/acts';
import { UndoAct } from './undo-act';

/** One act with the button that takes it back, or several that belong together as one line, which opens to show each. */
export function ActRow({ run: { acts } }: { run: ActRun }) {
  const t = useTexts(actsTexts);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (acts.length === 1)
    return (
      <li>
        <OneAct act={acts[0]} />
      </li>
    );
  return (
    <li>
      <ActLine acts={acts}>
        <Button
          variant="quiet"
          className={`-mr-2 gap-1! ${textButton}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('together', { count: acts.length })}
          <Icon name={Chevron} className={classNames('size-4', isOpen && 'rotate-180')} />
        </Button>
      </ActLine>
      <ul id={id} hidden={!isOpen} className="mb-2 ml-4 divide-y divide-line border-l-2 border-line pl-3">
        {acts.map((act) => (
          <li key={act.id}>
            <OneAct act={act} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function OneAct({ act }: { act: Wire<ListedAct> }) {
  const t = useTexts(actsTexts);
  return (
    <ActLine acts={[act]}>
      {act.undoneBy && <span className="text-muted">{t('undone')}</span>}
      {!act.undoneBy && !act.undoes && <UndoAct act={act} />}
    </ActLine>
  );
}
