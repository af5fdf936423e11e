import { useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { Button } from '../controls/button';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';
import { commonTexts } from '../texts/common';

interface DialogProps extends Omit<DialogFrameProps, 'onInput'> {
  /** Whether closing would lose changes; if absent, any input inside counts as a change. */
  dirty?: boolean;
}

/**
 * A dialog for a form: closing it asks for confirmation if changes would be lost. After a save the form
 * calls `onClose` itself.
 */
export function Dialog({ dirty, open, onClose, ...frame }: DialogProps) {
  const t = useTexts(commonTexts);
  const [touched, setTouched] = useState(false);
  const [asking, setAsking] = useState(false);

  if (!open && (touched || asking)) {
    setTouched(false);
    setAsking(false);
  }

  return (
    <>
      <DialogFrame
        {...frame}
        open={open}
        onInput={() => setTouched(true)}
        onClose={() => ((dirty ?? touched) ? setAsking(true) : onClose())}
      />
      <DialogFrame
        open={asking}
        onClose={() => setAsking(false)}
        title={t('discard.title')}
        description={t('discard.description')}
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {t('discard.keep')}
          </Button>
          <Button variant="danger" onClick={onClose}>
            {t('discard.discard')}
          </Button>
        </div>
      </DialogFrame>
    </>
  );
}
