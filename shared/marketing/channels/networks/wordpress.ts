import type { NetworkModule } from './network';

export const wordpress = {
  name: 'WordPress',
  mark: 'W',
  reached: 'called',
  fields: ['site', 'user', 'password'],
  carries: 'long',
  hasTitle: true,
  pictures: ['1200x630', '1200x627', '1200x675'],
} satisfies NetworkModule;
