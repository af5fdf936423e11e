import { Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { portals } from '@shared/addresses/portals';
import type { LinkedSection } from '@shared/http/address';
import type { TextKey } from '@/i18n/texts';
import { useTexts } from '@/i18n/use-texts';
import { portalIcons } from '@/ui/portal-icons';
import { EntryLink } from './entry-link';
import type { ShownPortal } from './shown-portal';
import { shellTexts } from './texts/shell';

interface SectionLinksProps {
  portal: ShownPortal;
  /** Called when the user follows a link. */
  onLeave?: () => void;
}

/** The sections of a portal in its sidebar. */
export function SectionLinks({ portal, onLeave }: SectionLinksProps) {
  const t = useTexts(shellTexts);
  const { Badge } = portal;
  const titleOf = useTexts(portal.texts);
  const current = useCurrent(portal);
  return (
    <nav aria-label={t('sections')} className="grid gap-1 border-t border-line pt-4">
      {portal.sections.map((section) => (
        <EntryLink
          key={section.to}
          to={section.to}
          icon={portalIcons[section.icon]}
          label={titleOf(section.title.slice(section.title.indexOf('.') + 1) as TextKey<typeof portal.texts>)}
          current={section === current}
          onLeave={onLeave}
        >
          {Badge && (
            <Suspense fallback={null}>
              <Badge to={section.to} />
            </Suspense>
          )}
        </EntryLink>
      ))}
    </nav>
  );
}

/** The section of the current address; the portal's home shows the first one. */
function useCurrent({ name, sections }: ShownPortal): LinkedSection | undefined {
  const [path] = useLocation();
  const search = new URLSearchParams(useSearch());
  const isHere = ({ to }: LinkedSection) => {
    const [itsPath, itsSearch] = to.split('?');
    return (
      (itsPath === path || path.startsWith(`${itsPath}/`)) &&
      [...new URLSearchParams(itsSearch)].every(([key, value]) => search.get(key) === value)
    );
  };
  return sections.find(isHere) ?? (path === portals[name].home ? sections[0] : undefined);
}
