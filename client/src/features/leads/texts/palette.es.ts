import type { Texts } from '@/i18n/texts';
import type { texts as english } from './palette.en';

export const texts: Texts<typeof english> = {
  title: 'Buscar o ir a',
  placeholder: 'Nombre, correo, teléfono, NIF…',
  open: 'Buscar en todo',
  found: 'Encontrado',
  goTo: 'Ir a',
  nothing: 'Nada se llama «{{words}}».',
  failed: 'La búsqueda no ha respondido. Inténtalo de nuevo en un momento.',
};
