import { useTexts } from '@/i18n/use-texts';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { membersTexts } from './texts/members';

const gains = [
  ['reader', 'eye'],
  ['editor', 'pencil'],
  ['assigned', 'user'],
  ['named', 'history'],
] as const;

/** What whoever is alone with an account gains by inviting somebody. */
export function WithOthers({ isDemo }: { isDemo: boolean }) {
  const t = useTexts(membersTexts);
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-medium">{t(isDemo ? 'alone.demoTitle' : 'alone.title')}</h3>
      <ul className="mt-2 grid gap-2 text-muted">
        {gains.map(([gain, icon]) => (
          <li key={gain} className="flex gap-3">
            <span className="grid h-6 w-10 shrink-0 place-items-center text-brand">
              <Icon name={portalIcons[icon]} />
            </span>
            {t(`alone.${gain}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
