import { useState } from 'react';
import type { ListedAct } from '@shared/acts/act-endpoints';
import type { Wire } from '@shared/http/wire';
import { useTexts } from '@/i18n/use-texts';
import { IfMayWrite } from '@/lib/session/if-may-write';
import { Button } from '@/ui/controls/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useUndo } from '../../use-undo';
import { textButton } from '../../values/text-button';
import { type ActWord, isOfEveryKind, wordOf } from './act-kinds';
import { actsTexts } from './texts/acts';
import { useActWords } from './use-act-words';

/** Acts of which one does not see beforehand what taking them back does, by the words that say so. */
const askedAbout = {
  wrote: 'wrote',
  mail: 'mail',
  capture: 'capture',
  enquiry: 'enquiry',
  import: 'import',
  merge: 'merge',
  bulk: 'bulk',
  samples: 'samples',
  demo: 'samples',
} as const satisfies Partial<Record<ActWord, string>>;

const isAskedAbout = (word: ActWord): word is keyof typeof askedAbout => word in askedAbout;

/** Takes an act back, after it has said what becomes of it where that is not plain. */
export function UndoAct({ act }: { act: Wire<ListedAct> }) {
  const t = useTexts(actsTexts);
  const words = useActWords();
  const { undo } = useUndo();
  const [isAsked, setAsked] = useState(false);
  const word = wordOf(act);
  const isSamples = isOfEveryKind(word);
  // What was sent stays sent: only its entry goes, which “Undo” would not say.
  const isRemoval = word === 'wrote' || word === 'mail';
  const does = t(isRemoval ? 'remove' : 'undo');
  const takeBack = () => {
    setAsked(false);
    void undo(act.id);
  };
  return (
    <IfMayWrite>
      <Button
        variant="quiet"
        className={`-mr-2 ${textButton}`}
        aria-label={t(isRemoval ? 'removeThis' : 'undoThis', { act: words.name([act]) })}
        onClick={() => (isAskedAbout(word) ? setAsked(true) : takeBack())}
      >
        {does}
      </Button>
      {isAskedAbout(word) && (
        <ConfirmDialog
          open={isAsked}
          onClose={() => setAsked(false)}
          onConfirm={takeBack}
          title={t(isRemoval ? 'ask.removal' : 'ask.title')}
          description={t(`ask.${askedAbout[word]}`, { what: words.count([act]) })}
          confirmLabel={isSamples ? t('removeSamples') : does}
          variant={isSamples ? 'danger' : 'primary'}
        />
      )}
    </IfMayWrite>
  );
}
