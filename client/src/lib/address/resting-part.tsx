import { type ComponentType, lazy, useContext, useState, useSyncExternalStore } from 'react';
import { WithTextsApart } from '@/i18n/language-provider';
import { PageListener } from './lazy-page';

const nothing = { __html: '' };
const never = () => () => undefined;
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

interface RestingPartProps {
  /** The class names of the element around the part. */
  className?: string;
  /** The screens on which the part is seen, as a media query; on others the app does not load it. */
  media?: string;
}

/**
 * A part of a page that needs no scripts. In a prerendered page the app leaves it as it is and loads nothing of it; where
 * the app renders the page itself, the part is loaded first. Give it the language as `key`, because it does not follow a
 * change of language.
 */
export function restingPart(load: () => Promise<ComponentType>) {
  const Content = lazy(async () => ({ default: await load() }));
  return function RestingPart({ className, media }: RestingPartProps) {
    const isPrerendering = useContext(PageListener) !== null;
    const isHydrating = useIsHydrating();
    const [wasThere] = useState(isHydrating && !isPrerendering);
    if (wasThere) {
      return <div className={className} dangerouslySetInnerHTML={nothing} suppressHydrationWarning />;
    }
    if (media && !isPrerendering && !matchMedia(media).matches) return null;
    const content = <Content />;
    return (
      <div className={className}>{isPrerendering ? <WithTextsApart>{content}</WithTextsApart> : content}</div>
    );
  };
}
