import { useTexts } from '@/i18n/use-texts';
import { currentOf } from '@/lib/session/use-account';
import { useSession } from '@/lib/session/use-session';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { entryLook } from './entry-look';
import { shellTexts } from './texts/shell';

/**
 * The account of the page, with the person's others behind it; nothing for a person with one account. Another account is
 * another page load, so that nothing of this one is left in it.
 */
export function AccountSwitch({ home }: { home: string }) {
  const t = useTexts(shellTexts);
  const { accounts = [] } = useSession();
  const current = currentOf(accounts);
  const others = accounts.filter((each) => each !== current);
  if (!current || others.length === 0) return null;
  return (
    <details className="group rounded-control border border-line">
      <summary className={`${entryLook} cursor-pointer list-none justify-between py-1.5 hover:bg-ink/8`}>
        <span className="grid min-w-0 leading-snug">
          <span className="sr-only">{t('accounts.current')} </span>
          <span className="truncate font-semibold">{current.name}</span>
          <span className="text-sm text-muted">{t(`accounts.roles.${current.role}`)}</span>
        </span>
        <Icon name={portalIcons.arrowDown} className="group-open:rotate-180" />
      </summary>
      <nav aria-label={t('accounts.others')} className="grid gap-1 p-1">
        {others.map(({ id, name, role }) => (
          <a
            key={id}
            href={`${home}?account=${id}`}
            className="grid min-h-11 content-center rounded-control px-2 py-1 font-medium leading-snug hover:bg-ink/8"
          >
            <span className="truncate">{name}</span>
            <span className="text-sm text-muted">{t(`accounts.roles.${role}`)}</span>
          </a>
        ))}
      </nav>
    </details>
  );
}
