import { english, type Message, validation } from '../message';

export const assistantMessages = {
  'words.long': validation('Say it in at most {{max}} characters', 'Dilo en {{max}} caracteres como máximo'),
  'tool.unknown': english('There is no such tool', 'No existe esa herramienta'),
  'tool.reads': english(
    'This only reads, so there is nothing to confirm',
    'Esto solo consulta, así que no hay nada que confirmar',
  ),
  'tool.writes': english(
    'This changes something, so it has to be confirmed first',
    'Esto cambia algo, así que antes hay que confirmarlo',
  ),
  'argument.missing': validation('This is still missing', 'Esto falta todavía'),
  'argument.unknown': validation('Nothing was found by this name', 'No hay nada con ese nombre'),
  'proposal.missing': english('There is no such proposal', 'No existe esa propuesta'),
  'proposal.over': english(
    'This proposal is no longer open. Ask for it again.',
    'Esta propuesta ya no está abierta. Pídelo otra vez.',
  ),
  'proposal.stale': english(
    'Something of this has changed in the meantime. Check what it would do now.',
    'Algo de esto ha cambiado mientras tanto. Comprueba lo que haría ahora.',
  ),
  'proposal.nothing': english('Nothing would change: it already says so', 'No cambiaría nada: ya está así'),
  'product.unready': english(
    'Answer first what it is, what it costs and two more questions about it',
    'Antes contesta qué es, cuánto cuesta y dos preguntas más',
  ),
  'model.off': english(
    'No language model may be asked in this account',
    'En esta cuenta no se puede preguntar a ningún modelo de lenguaje',
  ),
  'turn.missing': english('There is no such question', 'No existe esa pregunta'),
  'turn.needless': english(
    'This is understood without the language model',
    'Esto se entiende sin el modelo de lenguaje',
  ),
  'records.many': english(
    'A command can change at most {{max}} records',
    'Una orden puede cambiar {{max}} registros como máximo',
  ),
  'own.line': validation(
    'Name one of your own fields and its value, such as “Allergy: nuts”',
    'Nombra un campo propio con un valor, como «Alergia: frutos secos»',
  ),
  'records.none': english('There is nothing of that kind to change', 'No hay nada así que cambiar'),
  'records.found': english(
    'That is {{count}} records, and a command can change at most {{max}}. Choose fewer, or use the list.',
    'Son {{count}} registros, y una orden puede cambiar {{max}} como máximo. Elige menos o usa la lista.',
  ),
  'records.far': english(
    'That is more than {{count}} records, and a command can change at most {{max}}. Choose fewer, or use the list.',
    'Son más de {{count}} registros, y una orden puede cambiar {{max}} como máximo. Elige menos o usa la lista.',
  ),
} satisfies Record<string, Message>;
