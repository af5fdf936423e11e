import { countCharacters } from '../lengths';
import type { NetworkModule } from './network';

/** A handle does not say whether it is a person's or a company's, so that only an address names a profile. */
export const linkedin = {
  name: 'LinkedIn',
  mark: 'in',
  reached: 'by hand',
  home: 'https://www.linkedin.com/feed/?shareActive=true',
  fields: ['profile'],
  post: {
    count: countCharacters,
    most: 3_000,
    mostTags: 5,
    writeTags: 3,
    hasLink: true,
    folds: 210,
    form: 'long',
    place: { B2B: 1, B2C: 3 },
  },
  pictures: ['1200x627', '1200x630', '1080x1080'],
} satisfies NetworkModule;
