import type { Address } from '../http/address';
import { everyone } from '../http/endpoint';
import type { Portal } from './portals';

/** The sign-in page of a portal, at its address or at another one. */
export const signInPage = <Pattern extends string>(pattern: Pattern, portal: Portal) =>
  ({
    pattern,
    guard: everyone,
    signsIn: true,
    renderedFor: ['tab=register', 'failed=*', ''],
    title: `auth/sign-in.portals.${portal}.title`,
  }) as const satisfies Address<Pattern>;
