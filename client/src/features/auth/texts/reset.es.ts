import type { Texts } from '@/i18n/texts';
import type { texts as english } from './reset.en';

export const texts: Texts<typeof english> = {
  title: 'Crea una contraseña nueva',
  ask: 'Escribe el correo de tu cuenta y recibirás un enlace que sirve una sola vez, durante una hora.',
  send: 'Enviarme el enlace',
  sent: 'Revisa tu correo',
  again: 'Usar otro correo',
  failed: 'No se ha podido enviar la solicitud',
  choose: 'Elige una contraseña que no uses en ningún otro sitio.',
  save: 'Guardar la contraseña nueva',
  invalid: 'La contraseña no ha cambiado',
  askAgain: 'Pedir un enlace nuevo',
  done: 'Contraseña cambiada',
  doneText: 'Inicia sesión con tu contraseña nueva.',
  back: 'Volver a iniciar sesión',
  newPassword: 'Contraseña nueva',
};
