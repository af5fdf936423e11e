import { type Message, validation } from '../../message';

/** Messages about campaigns. */
export const campaignMessages = {
  'model.unanswered': validation(
    '{{count}} of {{all}} pieces written by template: the language model didn’t answer in time',
    '{{count}} de {{all}} piezas escritas con plantilla: el modelo de lenguaje no respondió a tiempo',
  ),
  'model.failed': validation(
    '{{count}} of {{all}} pieces written by template: the language model couldn’t be reached or answered with an error',
    '{{count}} de {{all}} piezas escritas con plantilla: no se pudo contactar con el modelo de lenguaje o respondió con un error',
  ),
  'model.busy': validation(
    '{{count}} of {{all}} pieces written by template: the language model takes no more calls for now',
    '{{count}} de {{all}} piezas escritas con plantilla: el modelo de lenguaje no admite más llamadas por ahora',
  ),
  'model.refused': validation(
    '{{count}} of {{all}} pieces written by template: the language model refused the call, and the settings of this site need a check',
    '{{count}} de {{all}} piezas escritas con plantilla: el modelo de lenguaje rechazó la llamada y hay que revisar la configuración del sitio',
  ),
  'model.unreadable': validation(
    '{{count}} of {{all}} pieces written by template: the answer of the language model couldn’t be read',
    '{{count}} de {{all}} piezas escritas con plantilla: la respuesta del modelo de lenguaje no se pudo leer',
  ),
  'model.unfit': validation(
    '{{count}} of {{all}} pieces written by template: the text of the language model didn’t pass the checks',
    '{{count}} de {{all}} piezas escritas con plantilla: el texto del modelo de lenguaje no superó las comprobaciones',
  ),
  'model.spent': validation(
    '{{count}} of {{all}} pieces written by template: the time or the calls of the set were used up',
    '{{count}} de {{all}} piezas escritas con plantilla: se agotó el tiempo o el número de llamadas del conjunto',
  ),
  'model.mixed': validation(
    '{{count}} of {{all}} pieces written partly by template: some sentences of the language model didn’t pass the checks',
    '{{count}} de {{all}} piezas escritas en parte con plantilla: algunas frases del modelo de lenguaje no superaron las comprobaciones',
  ),
  'piece.unanswered': validation(
    'Written by template: the language model didn’t answer in time',
    'Escrita con plantilla: el modelo de lenguaje no respondió a tiempo',
  ),
  'piece.failed': validation(
    'Written by template: the language model couldn’t be reached or answered with an error',
    'Escrita con plantilla: no se pudo contactar con el modelo de lenguaje o respondió con un error',
  ),
  'piece.busy': validation(
    'Written by template: the language model takes no more calls for now',
    'Escrita con plantilla: el modelo de lenguaje no admite más llamadas por ahora',
  ),
  'piece.refused': validation(
    'Written by template: the language model refused the call',
    'Escrita con plantilla: el modelo de lenguaje rechazó la llamada',
  ),
  'piece.unreadable': validation(
    'Written by template: the answer of the language model couldn’t be read',
    'Escrita con plantilla: la respuesta del modelo de lenguaje no se pudo leer',
  ),
  'piece.unfit': validation(
    'Written by template: the text of the language model didn’t pass the checks',
    'Escrita con plantilla: el texto del modelo de lenguaje no superó las comprobaciones',
  ),
  'piece.spent': validation(
    'Written by template: the time or the calls of the set were used up',
    'Escrita con plantilla: se agotó el tiempo o el número de llamadas del conjunto',
  ),
  'piece.mixed': validation(
    'Written partly by template: some sentences of the language model didn’t pass the checks',
    'Escrita en parte con plantilla: algunas frases del modelo de lenguaje no superaron las comprobaciones',
  ),
} satisfies Record<string, Message>;
