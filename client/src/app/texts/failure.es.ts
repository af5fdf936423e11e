import type { Texts } from '@/i18n/texts';
import type { texts as english } from './failure.en';

export const texts: Texts<typeof english> = {
  title: 'Algo salió mal',
  text: 'La página ha dejado de funcionar. Volver a cargarla suele bastar; lo guardado está a salvo.',
  reload: 'Volver a cargar',
};
