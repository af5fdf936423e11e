import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { IconButton } from '@/ui/controls/icon-button';
import { frameTexts } from './texts/frame';

/** The navigation of a narrow screen, behind a button. `children` receives the function that closes it. */
export function MobileMenu({ children }: { children: (close: () => void) => ReactNode }) {
  const t = useTexts(frameTexts);
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    }
    function closeOutside(event: Event) {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(false);
    }
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    // The open menu would cover the element that gets the focus.
    document.addEventListener('focusin', closeOutside, { signal });
    return () => listening.abort();
  }, [open]);

  return (
    <div ref={menu} className="md:hidden noscript:hidden">
      <IconButton
        ref={button}
        icon={open ? 'close' : 'menu'}
        label={t(open ? 'nav.closeMenu' : 'nav.openMenu')}
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
        className="text-ink"
      />
      {open && (
        <nav
          id={menuId}
          aria-label={t('nav.label')}
          className="absolute inset-x-0 top-full grid border-b border-line bg-paper px-3 pb-4 shadow-raised sm:px-6"
        >
          {children(() => setOpen(false))}
        </nav>
      )}
    </div>
  );
}
