import type { Texts } from '@/i18n/texts';
import type { texts as english } from './closing.en';

export const texts: Texts<typeof english> = {
  title: 'Cerrar la cuenta',
  text: 'Elimina la cuenta «{{account}}» con todo lo que contiene. Sus miembros siguen registrados aquí.',
  open: 'Cerrar la cuenta',
  question: '¿Cerrar la cuenta «{{account}}»?',
  alone:
    'Nadie más es miembro, así que desaparece en el acto, con sus empresas e informes y todo lo que haya en COMERZIA y LEADMANAGER. Nadie podrá recuperarla.',
  shared:
    'Todos los miembros reciben un correo y pueden leer la cuenta durante {{count}} días más, pero nadie puede cambiar nada en ella y no sale nada de lo programado. Hasta entonces puedes conservarla. Después desaparece con todo lo que contiene y nadie podrá recuperarla.',
  confirm: 'Cerrar la cuenta',
  failed: 'No ha cambiado nada',
  begun: 'La cuenta se está cerrando',
  begunText: 'Sus miembros reciben un correo.',
  line: 'Esta cuenta se está cerrando. Se puede leer hasta el {{moment}}; después se elimina.',
  keep: 'Conservar la cuenta',
  kept: 'La cuenta se conserva',
};
