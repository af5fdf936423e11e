import { countCharacters } from '../lengths';
import type { NetworkModule } from './network';

export const facebook = {
  name: 'Facebook',
  mark: 'f',
  reached: 'by hand',
  home: 'https://www.facebook.com/',
  profileOf: (handle) => `https://www.facebook.com/${handle}`,
  fields: ['profile'],
  post: {
    count: countCharacters,
    most: 63_206,
    write: 600,
    mostTags: 3,
    writeTags: 2,
    hasLink: true,
    folds: 480,
    form: 'long',
    place: { B2B: 2, B2C: 1 },
    isCertain: true,
  },
  pictures: ['1200x630', '1200x627', '1080x1080'],
} satisfies NetworkModule;
