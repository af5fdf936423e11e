import { countCharacters } from '../lengths';
import type { NetworkModule } from './network';

export const instagram = {
  name: 'Instagram',
  mark: 'IG',
  reached: 'by hand',
  home: 'https://www.instagram.com/',
  profileOf: (handle) => `https://www.instagram.com/${handle}/`,
  fields: ['profile'],
  post: {
    count: countCharacters,
    most: 2_200,
    mostTags: 30,
    writeTags: 5,
    hasLink: false,
    folds: 125,
    form: 'long',
    place: { B2B: 3, B2C: 2 },
  },
  pictures: ['1080x1350', '1080x1080'],
  needsPicture: true,
} satisfies NetworkModule;
