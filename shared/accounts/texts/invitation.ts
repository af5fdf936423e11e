import type { Language } from '../../languages';
import { site } from '../../site';

export const invitationTexts = {
  en: {
    subject: `You are invited to ${site.name}`,
    greeting: 'Hello,',
    reason: `Somebody you work with has invited you to their ${site.name} account. The link shows who it is and what you will be able to do. It works once, for seven days:`,
    button: 'See the invitation',
    ignore: 'If you expected no invitation, ignore this mail: nobody gets to see anything of yours.',
  },
  es: {
    subject: `Tienes una invitación a ${site.name}`,
    greeting: 'Hola:',
    reason: `Alguien con quien trabajas te ha invitado a su cuenta de ${site.name}. En el enlace verás quién es y qué podrás hacer. Sirve una sola vez, durante siete días:`,
    button: 'Ver la invitación',
    ignore: 'Si no esperabas ninguna invitación, ignora este correo: nadie podrá ver nada tuyo.',
  },
} satisfies Record<Language, object>;
