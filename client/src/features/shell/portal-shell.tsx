import { type ReactNode, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { DialogFrame } from '@/ui/overlays/dialog-frame';
import { IconButton } from '@/ui/controls/icon-button';
import { LanguageSwitch } from '@/ui/navigation/language-switch';
import { portalIcons } from '@/ui/portal-icons';
import { contentId, SkipLink } from '@/ui/navigation/skip-link';
import { ThemeSwitch } from '@/ui/navigation/theme-switch';
import { Breadcrumb, type Crumb } from './breadcrumb';
import type { ShownPortal } from './shown-portal';
import { Sidebar } from './sidebar';
import { shellTexts } from './texts/shell';

interface PortalShellProps {
  /** The portal of the page; null for pages of the account. */
  portal: ShownPortal | null;
  /** From the portal's home to this page, the last one without an address. */
  breadcrumb: readonly Crumb[];
  /** Stands in the top bar, such as a search. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The layout of every portal page: sidebar (a sheet on a phone), top bar, content. */
export function PortalShell({ portal, breadcrumb, tools, children }: PortalShellProps) {
  const t = useTexts(shellTexts);
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  return (
    <div className="min-h-dvh [--page-top:61px] lg:pl-sidebar print:pl-0">
      <SkipLink />
      <aside className="fixed inset-y-0 left-0 hidden w-sidebar scroll-pb-36 overflow-y-auto border-r border-line bg-surface p-4 lg:block print:hidden">
        <Sidebar portal={portal} />
      </aside>
      <DialogFrame
        shape="sheet"
        open={menuOpen}
        onClose={closeMenu}
        title={t('menuTitle')}
        description={<span className="sr-only">{t('menuHint')}</span>}
      >
        <Sidebar portal={portal} onLeave={closeMenu} />
      </DialogFrame>
      <header className="sticky top-0 z-30 flex items-center gap-2 border-b border-line bg-paper px-4 py-2 print:hidden">
        <IconButton
          icon={portalIcons.menu}
          label={t('menu')}
          onClick={() => setMenuOpen(true)}
          className="lg:hidden"
        />
        <Breadcrumb crumbs={breadcrumb} />
        {tools}
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main id={contentId} tabIndex={-1} className="px-4 py-6 sm:px-6 lg:px-8 print:p-0">
        {children}
      </main>
    </div>
  );
}
