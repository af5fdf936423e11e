import type { Portal } from '@shared/addresses/portals';
import { startDismissal, type StartStep, type startSteps } from '@shared/today/today';
import { useTexts } from '@/i18n/use-texts';
import { HideButton } from '@/ui/feedback/hide-button';
import { Icon } from '@/ui/icons';
import { Link } from '@/ui/navigation/link';
import { portalIcons } from '@/ui/portal-icons';
import { startTexts } from '../texts/start';
import { todayTexts } from '../texts/today';

interface StepLineProps {
  step: StartStep;
  /** Null while an earlier step is missing. */
  to: string | null;
  /** Whether it stands among steps of other portals. */
  namesPortal?: boolean;
  /** What it does on this screen instead of leading to another one. */
  onTake?: (() => void) | undefined;
}

type StepName = { [Of in Portal]: `${Of}.${(typeof startSteps)[Of][number]}` }[Portal];

const look =
  'block text-left font-medium wrap-anywhere text-brand after:absolute after:inset-0 hover:underline';

/** A first step: the act itself, what it is, and the way to hide it. */
export function StepLine({ step, to, namesPortal = false, onTake }: StepLineProps) {
  const t = useTexts(startTexts);
  const tToday = useTexts(todayTexts);
  const [portal, name] = step.split('/');
  const title = t(`steps.${portal}.${name}.title` as `steps.${StepName}.title`);
  return (
    <div className="flex items-center gap-3 py-1 pr-2 pl-3 text-left">
      <span className="grid size-8 shrink-0 place-items-center">
        <Icon
          name={portalIcons.forward}
          className={to === null ? 'size-5 text-muted' : 'size-5 text-brand'}
        />
      </span>
      <div className="relative min-w-0 grow py-1.5">
        {onTake && to !== null ? (
          <button type="button" onClick={onTake} className={look}>
            {title}
          </button>
        ) : to === null ? (
          <p className="font-medium wrap-anywhere text-muted">{title}</p>
        ) : (
          <Link to={to} className={look}>
            {title}
          </Link>
        )}
        <p className="flex flex-wrap gap-x-2 text-sm text-muted">
          {namesPortal && <span>{tToday(`portals.${portal as Portal}`)}</span>}
          <span>
            {to === null ? t('later') : t(`steps.${portal}.${name}.text` as `steps.${StepName}.text`)}
          </span>
        </p>
      </div>
      <HideButton about={startDismissal(step)} name={title} />
    </div>
  );
}
