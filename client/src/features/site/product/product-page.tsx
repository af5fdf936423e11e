import type { ReactNode } from 'react';
import { useHead } from '@/lib/address/head';
import { SitePage } from '../frame/site-page';
import { Band } from '../layouts/band';
import { Figure } from '../layouts/figure';
import { PageIntro } from '../page-intro';
import { useNamedSection } from '../sections';
import { LegalNote } from './sections/legal-note';
import type { Says } from './product-texts';

type OwnKey =
  | `head.${'title' | 'description' | 'keywords'}`
  | `hero.${'title' | 'lead'}`
  | `action.${'title' | 'text'}`;

interface Hero {
  /** The product at work, in one picture. */
  drawing: ReactNode;
  /** Says what the drawing shows. */
  caption: string;
  /** A link back, above everything else. */
  back?: ReactNode;
  /** The subject of the page, or a mark such as "coming soon". */
  eyebrow: ReactNode;
  actions: ReactNode;
  /** What one knows before looking at the picture. */
  facts?: ReactNode;
}

interface ProductPageProps {
  t: Says<OwnKey>;
  noindex?: boolean;
  hero: Hero;
  /** The sections between the hero and the call to action. */
  children: ReactNode;
  /** The acts of the call to action. */
  actions: ReactNode;
  /** The disclaimers of the page. */
  note?: { title: string; texts: readonly string[] } | undefined;
}

/** The page of a product: its hero with a picture, its sections, the call to action and its disclaimers. */
export function ProductPage({ t, noindex, hero, children, actions, note }: ProductPageProps) {
  useHead({
    title: t('head.title'),
    description: t('head.description'),
    keywords: t('head.keywords'),
    noindex,
  });
  useNamedSection();
  return (
    <SitePage>
      <PageIntro
        back={hero.back}
        eyebrow={hero.eyebrow}
        title={t('hero.title')}
        lead={t('hero.lead')}
        actions={hero.actions}
        figure={<Figure caption={hero.caption}>{hero.drawing}</Figure>}
      >
        {hero.facts && <div className="lg:mt-4">{hero.facts}</div>}
      </PageIntro>
      {children}
      <Band title={t('action.title')} text={t('action.text')} actions={actions} />
      {note && <LegalNote {...note} />}
    </SitePage>
  );
}
