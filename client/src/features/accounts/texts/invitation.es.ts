import type { Texts } from '@/i18n/texts';
import type { texts as english } from './invitation.en';

export const texts: Texts<typeof english> = {
  title: 'Tu invitación',
  joins: '{{name}} te invita a la cuenta «{{account}}».',
  takesOver: '{{name}} te traspasa la cuenta «{{account}}».',
  roles: {
    reader: 'Podrás ver todo lo que hay en ella, pero no hacer cambios.',
    editor: 'Podrás ver todo lo que hay en ella y también cambiarlo.',
    owner:
      'Pasa a ser tuya, con todo lo que contiene. Quien era titular hasta ahora se queda y puede seguir viendo y cambiando todo.',
  },
  until: 'Puedes aceptarla hasta el {{date}}.',
  accept: {
    join: 'Unirme a «{{account}}»',
    takeOver: 'Quedarme con «{{account}}»',
    failed: 'No se ha aceptado la invitación',
  },
  other: {
    title: 'La invitación no es para esta dirección',
    text: 'Has iniciado sesión como {{own}}. La invitación es para {{email}}.',
    signOut: 'Iniciar sesión con {{email}}',
  },
  signIn: {
    title: 'Inicia sesión para aceptarla',
    text: '{{email}} ya está registrado aquí.',
  },
  register: {
    title: 'Regístrate para aceptarla',
    text: 'Después entras directamente en esta cuenta.',
    email: 'La invitación es para esta dirección.',
  },
  over: {
    title: 'Esta invitación ya no es válida',
    text: 'Se ha usado, se ha retirado o sustituido, o ha caducado: un enlace sirve una sola vez, durante {{count}} días. Pide a quien te invitó que te la vuelva a enviar.',
  },
  incomplete: {
    title: 'Este enlace está incompleto',
    text: 'Ábrelo de nuevo desde el correo, o pide a quien te invitó que te la vuelva a enviar.',
  },
  toSignIn: 'Ir a la página de inicio de sesión',
};
