import { english, type Message, validation } from '../../message';

export const mergeMessages = {
  'records.few': validation('Choose two to five records', 'Elige de dos a cinco registros'),
  'records.many': validation('Choose five records at most', 'Elige cinco registros como máximo'),
  'choice.unknown': validation(
    'This value belongs to none of these records',
    'Este valor no es de ninguno de estos registros',
  ),
  'records.changed': english(
    'One of these records has changed meanwhile. Look at them again before you merge them.',
    'Uno de estos registros ha cambiado mientras tanto. Míralos otra vez antes de fusionarlos.',
  ),
} satisfies Record<string, Message>;
