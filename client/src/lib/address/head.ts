import { createContext, useContext, useEffect } from 'react';
import { useLocation } from 'wouter';
import { publicAddresses } from '@shared/addresses/twins';
import { documentTitle, metaKey, socialCard } from './social-card';

/** The title and meta elements of a page. */
export interface Head {
  /** Without the site's name, which `documentTitle` adds. */
  title: string;
  description?: string;
  keywords?: string;
  /** Excludes the page from search engines: sign-in screens and every page behind them. */
  noindex?: boolean;
  /** The same content as a file, for search engines: its address, media type and name. */
  file?: { path: string; type: string; title: string };
}

/** Receives the head of each page during prerendering; null in the browser. */
export const HeadListener = createContext<((head: Head) => void) | null>(null);

function setMeta(name: string, content: string | undefined) {
  const key = metaKey(name);
  const present = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`);
  if (!content) return present?.remove();
  const meta = present ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(key, name);
  meta.content = content;
}

/**
 * Replaces the canonical link, the alternate links and the JSON-LD of another address with the links of
 * this one.
 */
function setAddresses(path: string, origin: string, present: string | undefined) {
  if (present && new URL(present).pathname === path) return;
  for (const stale of document.head.querySelectorAll('[data-address]')) stale.remove();
  for (const { rel, hreflang = '', path: target } of publicAddresses(path)) {
    const link = Object.assign(document.createElement('link'), { rel, hreflang, href: origin + target });
    link.dataset.address = '';
    document.head.append(link);
  }
}

/** Sets the social card of a public page and removes it from any other page. */
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

/** Sets the tab's title and the page's meta elements; removes those that `head` leaves out. */
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
