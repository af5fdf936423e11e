import type { Texts } from '@/i18n/texts';
import type { texts as english } from './reader.en';

export const texts: Texts<typeof english> = {
  line: 'En esta cuenta puedes leer, pero no hacer cambios.',
  ask: 'En esta cuenta puedes leer, pero no hacer cambios. Si los necesitas, pídeselo a {{name}}.',
};
