import type { Texts } from '@/i18n/texts';
import type { texts as english } from './invitations.en';

export const texts: Texts<typeof english> = {
  title: 'Invitar',
  text: 'La persona invitada recibirá un correo con un enlace que sirve una sola vez, durante {{count}} días.',
  email: 'Correo electrónico',
  role: 'Qué podrá hacer',
  roles: {
    reader: 'Lector: lo ve todo',
    editor: 'Editor: también cambia',
    owner: 'Será titular',
  },
  send: 'Enviar invitación',
  sent: 'Invitación enviada a {{email}}',
  failed: 'No se ha enviado la invitación',
  open: {
    title: 'Invitaciones pendientes',
    expires: 'caduca el {{date}}',
    expired: 'caducó el {{date}}',
    resend: 'Volver a enviar',
    resendTo: 'Volver a enviar a {{email}}',
    withdraw: 'Retirar',
    withdrawFrom: 'Retirar la invitación de {{email}}',
    withdrawn: 'Invitación retirada: el enlace enviado a {{email}} ya no funciona',
    failed: 'No ha cambiado nada',
  },
  handOver: {
    title: 'Traspasar la cuenta',
    text: 'Otro miembro pasa a ser titular de esta cuenta y tú sigues en ella con permiso de edición.',
    to: 'Nuevo titular',
    open: 'Traspasar…',
    question: '¿Traspasar «{{account}}» a {{name}}?',
    consequence:
      '{{name}} recibirá un correo y tendrá que aceptar. Hasta entonces no cambia nada y puedes retirarlo; después solo {{name}} decide sobre la cuenta y tú sigues con permiso de edición.',
    confirm: 'Preguntar a {{name}}',
    sent: 'Hemos preguntado a {{name}} si acepta',
    failed: 'No se ha preguntado a nadie',
  },
};
