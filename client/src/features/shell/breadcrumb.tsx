import { useTexts } from '@/i18n/use-texts';
import { TextLink } from '@/ui/navigation/link';
import { Icon } from '@/ui/icons';
import { portalIcons } from '@/ui/portal-icons';
import { shellTexts } from './texts/shell';

export interface Crumb {
  label: string;
  to?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTexts(shellTexts);
  return (
    <nav aria-label={t('breadcrumb')} className="min-w-0 grow">
      <ol className="flex items-center gap-2 overflow-hidden text-sm">
        {crumbs.map(({ label, to }, index) => (
          <li
            key={`${index} ${label}`}
            // A phone shows an arrow to the page above alone, since the page's own title stands right below.
            className="flex min-w-0 items-center gap-2 max-sm:not-nth-last-[2]:hidden"
          >
            {index > 0 && (
              <span aria-hidden className="hidden text-muted sm:inline">
                /
              </span>
            )}
            {to ? (
              <TextLink
                to={to}
                className="truncate py-3 max-sm:grid max-sm:size-11 max-sm:place-items-center"
              >
                <Icon name={portalIcons.back} className="size-5 sm:hidden" />
                <span className="max-sm:sr-only">{label}</span>
              </TextLink>
            ) : (
              <span aria-current="page" className="truncate font-semibold">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
