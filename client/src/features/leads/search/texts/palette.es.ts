import type { Texts } from '@/i18n/texts';
import type { texts as english } from './palette.en';

export const texts: Texts<typeof english> = {
  title: 'Buscar, ir o crear',
  placeholder: 'Nombre, correo, teléfono, NIF…',
  open: 'Buscar en todo',
  found: 'Encontrado',
  goTo: 'Ir a',
  create: 'Crear y más',
  keys: 'Teclas',
  nothing: 'No hay nada con «{{words}}».',
  failed: 'La búsqueda no ha respondido. Inténtalo de nuevo en un momento.',
};
