import { english, type Message } from '../../message';

export const linkMessages = {
  'link.missing': english(
    'This link leads nowhere: it was mistyped, or what it led to is gone',
    'Este enlace no lleva a ningún sitio: está mal escrito o ya no existe lo que había detrás',
  ),
} satisfies Record<string, Message>;
