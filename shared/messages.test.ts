import { expect, test } from 'vitest';
import { english, say, sayWith, type Message } from './message';
import { messages, messageText } from './messages';

const groups = import.meta.glob<Record<string, Record<string, Message>>>('./**/messages.ts', { eager: true });
const everyMessage = Object.values(groups).flatMap((exported) =>
  Object.values(exported)
    .filter((group) => typeof group === 'object')
    .flatMap((group) => Object.values(group)),
);

/** Texts that the specification words, and texts about a thing instead of the reader. */
const fixed = [
  'Debe confirmar la contraseña',
  'Debe ser un correo electrónico válido',
  'La contraseña debe tener al menos 6 caracteres',
];
const formal =
  /\b(usted|su|sus|le|no tiene|debe|revise|elija|vuelva|solicite|inicie|envíe|complete|intente|ha escrito)\b/i;

test('in Spanish every message says tú, but for those that the specification words', () => {
  const texts = everyMessage.map((message) => messageText(message, 'es'));
  expect(texts).toEqual(expect.arrayContaining(fixed));
  expect(texts.filter((text) => formal.test(text) && !fixed.includes(text))).toEqual([]);
});

test('a text with a character that cannot be stored is not told that line breaks are wrong', () => {
  expect(messageText(messages['text.nul'], 'en')).toBe('It contains a character that cannot be stored');
  expect(messageText(messages['text.nul'], 'es')).toBe('Contiene un carácter que no se puede guardar');
});

test('where nobody asks for a language a message reads as the specification prints it', () => {
  expect(messageText(messages['name.required'], undefined)).toBe('El nombre es requerido');
  expect(messageText(messages['body.notJson'], undefined)).toBe('Send JSON');
});

test('values stand in the text as they are, whatever they hold', () => {
  const said = say(messages['tooMany.requests'], { wait: '5 "minutos" {{wait}} & ñ' });
  expect(messageText(said, 'es')).toBe(
    'Demasiados intentos. Vuelve a intentarlo en 5 "minutos" {{wait}} & ñ.',
  );
});

test.each(['', 'Invalid input: expected string', 'a.key', '["es","a","b"]'])(
  '%j, which is none of our messages, reads as not valid',
  (text) => {
    expect(messageText(text, 'en')).toBe('This value is not valid');
  },
);

test('a message within a message is told in the same language, with its values', () => {
  const inner = say(messages['tooMany.requests'], { wait: '5 s' });
  const said = sayWith(english('They answered: {{answer}}', 'Respondieron: {{answer}}'), 'answer', inner);
  expect(messageText(said, 'en')).toBe('They answered: Too many attempts. Try again in 5 s.');
  expect(messageText(said, 'es')).toBe('Respondieron: Demasiados intentos. Vuelve a intentarlo en 5 s.');
});
