import type { Texts } from '@/i18n/texts';
import type { texts as english } from './feeds.en';

export const texts: Texts<typeof english> = {
  title: 'Tareas en tu calendario',
  text: 'Tus tareas abiertas con fecha, en Google Calendar, Outlook o Apple Calendar. Solo de lectura: se cambian aquí. Quien tenga la dirección las verá: no la compartas.',
  none: 'Ningún calendario conectado.',
  since: 'Hay una dirección desde el {{day}}. Por seguridad, solo se mostró una vez.',
  make: 'Crear enlace de calendario',
  renew: 'Dirección nueva',
  off: 'Desactivar',
  address: 'Dirección para tu calendario',
  once: 'Cópiala ahora: no se volverá a mostrar. En tu calendario elige «suscribirse» o «añadir por URL».',
  copy: 'Copiar la dirección',
  copied: 'Dirección copiada',
  copyFailed: 'Cópiala con Ctrl+C o ⌘C',
  failed: 'No ha cambiado nada',
  isOff: 'Los calendarios ya no leen tus tareas',
  askRenew: {
    title: '¿Crear una dirección nueva?',
    text: 'Los calendarios que usan la actual dejarán de recibir tus tareas.',
  },
  askOff: {
    title: '¿Desactivar la dirección?',
    text: 'Los calendarios que la usan dejarán de recibir tus tareas.',
  },
};
