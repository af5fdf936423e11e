import { type Message, validation } from '../../message';

export const erasingMessages = {
  'name.differs': validation('Type the name exactly as it is shown', 'Escribe el nombre tal como se muestra'),
} satisfies Record<string, Message>;
