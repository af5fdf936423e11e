import { countCharacters } from '../lengths';
import type { NetworkModule } from './network';

export const bluesky = {
  name: 'Bluesky',
  mark: 'BS',
  reached: 'called',
  usualServer: 'https://bsky.social',
  fields: ['handle', 'groupedPassword', 'server', 'picture'],
  post: {
    count: countCharacters,
    most: 300,
    mostBytes: 3_000,
    mostTags: 3,
    writeTags: 2,
    hasLink: true,
    form: 'short',
    place: { B2B: 4, B2C: 4 },
  },
  pictures: ['1200x675', '1200x627', '1200x630', '1080x1080'],
} satisfies NetworkModule;
