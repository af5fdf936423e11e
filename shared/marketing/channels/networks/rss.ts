import type { NetworkModule } from './network';

export const rss = {
  name: 'RSS',
  title: { en: 'News feed (RSS)', es: 'Canal de noticias (RSS)' },
  mark: 'RSS',
  reached: 'read',
  fields: [],
  carries: 'long',
  hasTitle: true,
  pictures: ['1200x630', '1200x675', '1200x627'],
} satisfies NetworkModule;
