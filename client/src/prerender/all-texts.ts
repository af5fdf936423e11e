import type { ScreenTexts } from '@/i18n/texts';

const files = import.meta.glob<Record<string, ScreenTexts>>(
  ['../**/texts/*.ts', '!../**/*.{en,es,ca,fr}.ts'],
  { eager: true },
);

/**
 * The texts of every screen, by their file's path from `client/` without the extension. For the build and
 * tests only.
 */
export const allTexts = new Map(
  Object.entries(files).flatMap(([path, exported]) => {
    const { pathname } = new URL(path, 'file:///src/prerender/');
    return Object.values(exported).map((texts) => [pathname.slice(1, -'.ts'.length), texts] as const);
  }),
);
