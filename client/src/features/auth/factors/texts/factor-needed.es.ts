import type { Texts } from '@/i18n/texts';
import type { texts as english } from './factor-needed.en';

export const texts: Texts<typeof english> = {
  title: 'Esta cuenta necesita un segundo paso',
  setUp:
    'Quien es titular pide que los miembros entren con algo más que la contraseña: una llave de acceso o un código de una aplicación. Crea uno y se abrirá la cuenta.',
  take: 'Ya lo tienes, pero aquí has entrado sin él. Da ahora el segundo paso y se abrirá la cuenta.',
  toSecurity: 'Crear el segundo paso',
  now: 'Dar el segundo paso',
};
