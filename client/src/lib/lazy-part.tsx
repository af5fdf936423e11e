import { type ComponentType, lazy, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** A part of a screen whose module is loaded on its own; `load` fetches it ahead of its first use. */
export type LazyPart<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/**
 * A part that is not needed when a screen is first shown, such as a form behind a button. Once loaded it is rendered
 * at once; `lazy` alone suspends at every first use, and React shows a fallback for at least 300 ms.
 */
export function lazyPart<Props extends object>(from: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const load = async () => {
    Loaded = await from();
    return { default: Loaded };
  };
  const Loading = lazy(load);
  function Part(props: Props) {
    // Kept, so that the part is not remounted when its module arrives.
    const [Shown] = useState(() => Loaded ?? Loading);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load });
}

/** Loads parts once the screen that may need them is shown. A failure is left to their first use. */
export function useLoadedLater(...parts: { readonly load: () => Promise<unknown> }[]) {
  const [wanted] = useState(parts);
  useEffect(() => {
    const load = () => wanted.forEach((part) => void part.load().catch(() => undefined));
    return whenIdle(load);
  }, [wanted]);
}
