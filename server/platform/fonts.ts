import { createRequire } from 'node:module';

/** A static typeface as TrueType files, one per weight. */
export interface Typeface {
  family: string;
  files: readonly { weight: number; path: string }[];
}

const { resolve } = createRequire(import.meta.url);

/** The font of the site, all weights of Latin in one file for browsers. */
export const siteFont = resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2');
const file = (weight: number, address: string) => ({ weight, path: resolve(address) });

/**
 * The typefaces of text that is rendered outside the browser: Public Sans for Latin, Noto Sans for Greek and Cyrillic,
 * DejaVu Sans for symbols and everything else. A character uses the first typeface that has it.
 */
export const typefaces: readonly [Typeface, ...Typeface[]] = [
  {
    family: 'Public Sans',
    files: [
      file(400, '@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf'),
      file(600, '@expo-google-fonts/public-sans/600SemiBold/PublicSans_600SemiBold.ttf'),
      file(700, '@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf'),
    ],
  },
  {
    family: 'Noto Sans',
    files: [
      file(400, '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
      file(600, '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
      file(700, '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    ],
  },
  {
    family: 'DejaVu Sans',
    files: [
      file(400, 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
      file(700, 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    ],
  },
];
