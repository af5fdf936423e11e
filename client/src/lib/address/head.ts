import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'wouter';
import { publicAddresses } from '@shared/addresses/twins';
import { documentTitle, metaKey, socialCard } from './social-card';

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

function setMeta(name: string, content: string | undefined) {
  const key = metaKey(name);
  const present = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`);
  if (!content) return present?.remove();
  const meta = present ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(key, name);
  meta.content = content;
}

/** Replaces what names the page's own address (canonical, alternates, JSON-LD) by the links of another address. */
function setAddresses(path: string, origin: string, present: string | undefined) {
  if (present && new URL(present).pathname === path) return;
  for (const stale of document.head.querySelectorAll('[data-address]')) stale.remove();
  for (const { rel, hreflang = '', path: target } of publicAddresses(path)) {
    const link = Object.assign(document.createElement('link'), { rel, hreflang, href: origin + target });
    link.dataset.address = '';
    document.head.append(link);
  }
}

/** What social networks show of a public page; of any other page they are told nothing. */
function setSocialCard(
  path: string,
  origin: string,
  { title, description }: Pick<Head, 'title' | 'description'>,
) {
  if (publicAddresses(path).length === 0) {
    const stale = document.head.querySelectorAll('[property^="og:"],[name^="twitter:"]');
    for (const meta of stale) meta.remove();
    return;
  }
  const card = socialCard({ path, title, description }, origin);
  for (const name in card) setMeta(name, card[name]);
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
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    const { origin } = new URL(canonical ?? location.href);
    setAddresses(path, origin, canonical);
    setSocialCard(path, origin, { title, description });
  }, [title, description, keywords, noindex, path]);
}
