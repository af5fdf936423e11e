import type { Texts } from '@/i18n/texts';
import type { texts as english } from './feeds.en';

export const texts: Texts<typeof english> = {
  title: 'Tareas en tu calendario',
  text: 'Crea un enlace y añádelo a Google Calendar, Outlook o Apple Calendar: allí verás tus tareas con fecha; se cambian aquí. Quien tenga el enlace puede verlas: no lo compartas.',
  since: 'Hay un enlace desde el {{day}}. Por seguridad, solo se mostró una vez.',
  make: 'Crear enlace de calendario',
  renew: 'Enlace nuevo',
  off: 'Desactivar',
  address: 'Enlace para tu calendario',
  once: 'Cópialo ahora: no se volverá a mostrar. En tu calendario elige «suscribirse» o «añadir por URL».',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  copyFailed: 'Cópialo con Ctrl+C o ⌘C',
  failed: 'No ha cambiado nada',
  isOff: 'Los calendarios ya no leen tus tareas',
  askRenew: {
    title: '¿Crear un enlace nuevo?',
    text: 'Los calendarios que usan el actual dejarán de recibir tus tareas.',
  },
  askOff: {
    title: '¿Desactivar el enlace?',
    text: 'Los calendarios que lo usan dejarán de recibir tus tareas.',
  },
};
