import { createRequire } from 'node:module';

/** A static typeface in TrueType files, one of each weight. */
export interface Typeface {
  family: string;
  files: readonly { weight: number; path: string }[];
}

const { resolve } = createRequire(import.meta.url);
const file = (weight: number, address: string) => ({ weight, path: resolve(address) });

/**
 * What is printed or drawn outside the browser stands in: Latin in Public Sans, Greek and Cyrillic in Noto Sans, signs
 * and what is left in DejaVu Sans. A character stands in the first that has it.
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
