import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'wouter';
import { site } from '@shared/site';
import { publicAddresses } from './paths';

/** What a page says about itself outside its text. */
export interface Head {
  /** Without the site's name, which is added. */
  title: string;
  description?: string;
  keywords?: string;
  /** Keeps a page out of search engines: sign-in screens and everything behind them. */
  noindex?: boolean;
}

/** Takes note of a page's head while the page is rendered ahead of time; in the browser nobody listens. */
export const HeadListener = createContext<((head: Head) => void) | null>(null);

/** The document's title: the page's and the site's name. */
export const documentTitle = (title: string) => (title === site.name ? title : `${title} | ${site.name}`);

function setMeta(name: string, content: string | undefined) {
  const present = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!content) return present?.remove();
  const meta = present ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
}

/** Replaces what names the page's own address (canonical, alternates, social cards, JSON-LD) by the links of another address. */
function setAddresses(path: string) {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical && new URL(canonical.href).pathname === path) return;
  for (const stale of document.head.querySelectorAll('[data-address]')) stale.remove();
  for (const { rel, hreflang = '', path: target } of publicAddresses(path)) {
    const link = Object.assign(document.createElement('link'), {
      rel,
      hreflang,
      href: location.origin + target,
    });
    link.dataset.address = '';
    document.head.append(link);
  }
}

/** Sets the tab's title and the page's meta elements; what a page leaves out is removed. */
export function useHead(head: Head): void {
  useContext(HeadListener)?.(head);
  const [path] = useLocation();
  const { title, description, keywords, noindex = false } = head;
  useEffect(() => {
    document.title = documentTitle(title);
    setMeta('description', description);
    setMeta('keywords', keywords);
    setMeta('robots', noindex ? 'noindex' : undefined);
    setAddresses(path);
  }, [title, description, keywords, noindex, path]);
}
