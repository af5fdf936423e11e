import type { Texts } from '@/i18n/texts';
import type { texts as english } from './second-step.en';

export const texts: Texts<typeof english> = {
  title: 'Un paso más',
  code: {
    both: 'Código de tu aplicación o código de recuperación',
    app: 'Código de tu aplicación',
    recovery: 'Uno de tus códigos de recuperación',
  },
  signIn: 'Continuar',
  passkey: 'Usar una llave de acceso',
  again: 'Empezar de nuevo',
  failed: 'No ha funcionado',
  proof: {
    title: 'Confirma que eres tú',
    text: 'Para esto lo preguntamos otra vez. Después sigue solo.',
    password: 'Contraseña',
    confirm: 'Confirmar',
  },
};
