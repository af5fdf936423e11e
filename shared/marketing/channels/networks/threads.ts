import { countCharacters } from '../lengths';
import type { NetworkModule } from './network';

export const threads = {
  name: 'Threads',
  mark: '@',
  reached: 'by hand',
  home: 'https://www.threads.net/',
  profileOf: (handle) => `https://www.threads.net/@${handle}`,
  fields: ['profile'],
  post: {
    count: countCharacters,
    most: 500,
    mostTags: 1,
    writeTags: 1,
    hasLink: true,
    form: 'short',
    place: { B2B: 1, B2C: 1 },
  },
  pictures: ['1080x1350', '1080x1080'],
} satisfies NetworkModule;
