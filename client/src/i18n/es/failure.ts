import type { failure as english } from '../en/failure';
import type { Texts } from '../texts';

export const failure: Texts<typeof english> = {
  title: 'Algo salió mal',
  text: 'La página ha dejado de funcionar. Volver a cargarla suele bastar; lo guardado está a salvo.',
  reload: 'Volver a cargar',
};
