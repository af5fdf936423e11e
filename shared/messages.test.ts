import { expect, test } from 'vitest';
import { messages, messageText } from './messages';

/** What the specification words itself, and what speaks of a thing and not to the reader. */
const fixed = [
  'Debe confirmar la contraseña',
  'Debe ser un correo electrónico válido',
  'La contraseña debe tener al menos 6 caracteres',
];
const formal =
  /\b(usted|su|sus|le|no tiene|debe|revise|elija|vuelva|solicite|inicie|envíe|complete|intente|ha escrito)\b/i;

test('in Spanish every message says tú, but for those that the specification words', () => {
  const texts = Object.values(messages).map(({ es }) => es);
  expect(texts).toEqual(expect.arrayContaining(fixed));
  expect(texts.filter((text) => formal.test(text) && !fixed.includes(text))).toEqual([]);
});

test('a text with a character that cannot be stored is not told that line breaks are wrong', () => {
  expect(messageText('text.nul', 'en')).toBe('It contains a character that cannot be stored');
  expect(messageText('text.nul', 'es')).toBe('Contiene un carácter que no se puede guardar');
});
