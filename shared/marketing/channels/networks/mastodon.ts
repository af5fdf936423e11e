import { graphemesOf, linkLength, withoutLinks } from '../lengths';
import type { Measuring, NetworkModule } from './network';

/** Characters as people see them; a link counts `link`, which the instance sets. */
function count(text: string, link = linkLength): number {
  const { rest, count: links } = withoutLinks(text);
  return graphemesOf(rest).length + links * link;
}

/** The length that instances set unless their owners change it. */
const most = 500;

export const mastodon = {
  name: 'Mastodon',
  mark: 'M',
  reached: 'called',
  fields: ['server', 'token'],
  post: {
    count: (text) => count(text),
    most,
    mostTags: 5,
    writeTags: 3,
    hasLink: true,
    form: 'short',
    place: { B2B: 3, B2C: 3 },
  },
  measure: (text: string, { limits }: Measuring) => ({
    count: count(text, limits.link),
    most: limits.characters ?? most,
  }),
  pictures: ['1200x675', '1200x630', '1200x627', '1080x1080'],
} satisfies NetworkModule;
