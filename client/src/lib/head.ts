import { useEffect } from 'react';
import { site } from '@shared/site';

interface Head {
  /** Without the site's name, which is added. */
  title: string;
  description?: string;
  keywords?: string;
  /** Keeps a page out of search engines: sign-in screens and everything behind them. */
  noindex?: boolean;
  /** JSON-LD objects for search engines, which read them in the page as it was rendered ahead of time. */
  structuredData?: object[];
}

function setMeta(name: string, content: string | undefined) {
  const present = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!content) return present?.remove();
  const meta = present ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
}

/** Sets the tab's title and the page's meta elements; what a page leaves out is removed. */
export function useHead({ title, description, keywords, noindex = false }: Head): void {
  useEffect(() => {
    document.title = title === site.name ? title : `${title} | ${site.name}`;
    setMeta('description', description);
    setMeta('keywords', keywords);
    setMeta('robots', noindex ? 'noindex' : undefined);
  }, [title, description, keywords, noindex]);
}
