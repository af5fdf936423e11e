import { english, type Message } from '../message';

/** The messages when an account has reached a limit. */
export const holdingMessages = {
  'bytes.full': english(
    'An account can hold 200 MB of pictures and imported files, and this one is full. Unused pictures and the lines of old imports are deleted after thirty days.',
    'Una cuenta puede guardar 200 MB de imágenes y archivos importados, y esta ya está llena. Las imágenes sin usar y las líneas de importaciones antiguas se borran a los treinta días.',
  ),
  'contact.full': english(
    'An account can hold 1,000,000 contacts, with those in the bin, and this one is full',
    'Una cuenta puede tener 1.000.000 de contactos, contando los de la papelera, y esta ya está llena',
  ),
  'company.full': english(
    'An account can hold 1,000,000 companies, with those in the bin, and this one is full',
    'Una cuenta puede tener 1.000.000 de empresas, contando las de la papelera, y esta ya está llena',
  ),
  'opportunity.full': english(
    'An account can hold 1,000,000 opportunities, with those in the bin, and this one is full',
    'Una cuenta puede tener 1.000.000 de oportunidades, contando las de la papelera, y esta ya está llena',
  ),
  'communication.full': english(
    'An account can hold 1,000,000 communications, with those in the bin, and this one is full',
    'Una cuenta puede tener 1.000.000 de comunicaciones, contando las de la papelera, y esta ya está llena',
  ),
  'task.full': english(
    'An account can hold 1,000,000 tasks, with those in the bin, and this one is full',
    'Una cuenta puede tener 1.000.000 de tareas, contando las de la papelera, y esta ya está llena',
  ),
  'tag.full': english(
    'An account can have 1,000 tags. Delete some that you no longer need.',
    'Una cuenta puede tener 1000 etiquetas. Borra algunas que ya no necesites.',
  ),
} satisfies Record<string, Message>;
