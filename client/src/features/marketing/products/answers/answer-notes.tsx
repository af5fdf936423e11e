import type { Break } from '@shared/marketing/products/brief/broken';
import type { Place } from '@shared/marketing/products/brief/places';
import { useTexts } from '@/i18n/use-texts';
import { errorText } from '@/lib/api/api-client';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { briefTexts } from '../texts/brief';
import { Clash } from '@/lib/forms/save-changes';
import { useBrief } from '../brief-context';
import { fieldReason } from '../saving/reason';
import { useSaidNow } from '../sentence/said-now';
import type { SavingState } from '../saving/use-autosave';

/** The sentence as it will be read, while it is answered. */
export function Sentence({ id, text }: { id?: string; text: string }) {
  const t = useTexts(briefTexts);
  const { language } = useBrief().spoken;
  const isSaid = useSaidNow();
  if (!text || !isSaid) return null;
  return (
    <p id={id} className="border-l-2 border-brand/40 pl-3 text-muted">
      <span className="sr-only">{t('sentence')} </span>
      <span lang={language} className="wrap-anywhere">
        {text}
      </span>
    </p>
  );
}

/** What is to be done about an answer. */
export const Note = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm text-warning">
    <Icon name="alert" className="mt-0.5 size-4" />
    <span>{children}</span>
  </p>
);

interface BrokenProps {
  id: string;
  place: Place;
  why: Break;
  /** Keeps the text as a feature; not before it is saved. */
  onLoose: (() => void) | undefined;
}

/** Why an answer does not stand in its sentence, what to do, and the way out. */
export function Broken({ id, place, why, onLoose }: BrokenProps) {
  const t = useTexts(briefTexts);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-warning">
      <Note id={id}>{t(`broken.${place === 'includes' && why === 'colon' ? 'pair' : why}`)}</Note>
      {onLoose && why !== 'article' && (
        <Button variant="quiet" className="px-2! py-1! text-sm" onClick={onLoose}>
          {t('broken.keep')}
        </Button>
      )}
    </div>
  );
}

/** How far the saving of an answer is; nothing while there is nothing to say. */
export function Saving({ state }: { state: SavingState }) {
  const t = useTexts(briefTexts);
  if (state !== 'saving' && state !== 'saved') return null;
  return (
    <span className="flex items-center gap-1 text-sm text-muted">
      {state === 'saved' && <Icon name={portalIcons.check} className="size-4" />}
      {t(`saving.${state}`)}
    </span>
  );
}

interface NotSavedProps {
  error: Error;
  /** What others have saved meanwhile, as text. */
  theirs: string | undefined;
  onRetry: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Why an answer was not saved: it stays as it was typed. */
export function NotSaved({ error, theirs, onRetry, onKeepMine, onTakeTheirs }: NotSavedProps) {
  const t = useTexts(briefTexts);
  if (error instanceof Clash) {
    return (
      <div role="alert" className="grid gap-2 rounded-card border border-danger/40 bg-danger/8 p-3 text-sm">
        <p>{theirs ? t('clash.changed', { theirs }) : t('clash.removed')}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={onKeepMine}>
            {t('clash.mine')}
          </Button>
          <Button variant="quiet" onClick={onTakeTheirs}>
            {t('clash.theirs')}
          </Button>
        </div>
      </div>
    );
  }
  const said = fieldReason(error);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 text-sm font-medium text-danger">
      <p>{said ?? `${t('saving.failed')} ${errorText(error)}`}</p>
      {!said && (
        <Button variant="quiet" className="px-2! py-1! text-sm" onClick={onRetry}>
          {t('saving.retry')}
        </Button>
      )}
    </div>
  );
}
