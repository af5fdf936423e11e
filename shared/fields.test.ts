import { expect, test } from 'vitest';
import { newEnquiry } from './enquiries/schemas';
import { line, optionalLine, paragraph } from './fields';
import { messages } from './messages';

const problem = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

test('text of several lines may have line breaks, but nothing that PostgreSQL cannot store', () => {
  const field = paragraph(messages['description.required']);
  expect(problem(field.safeParse('a\nb'))).toBeUndefined();
  expect(problem(field.safeParse('a\0b'))).toBe(messages['text.nul']);
  expect(problem(newEnquiry.shape.message.safeParse('a\nb'))).toBeUndefined();
  expect(problem(newEnquiry.shape.message.safeParse('a\0b'))).toBe(messages['text.nul']);
});

test('one line has no line breaks', () => {
  expect(problem(line(messages['name.required']).safeParse('a\nb'))).toBe(messages['text.control']);
});

test.each(['\u200b', ' \u2060\ufeff ', '\u00ad', '\u3164\u2800'])(
  'a name that nobody sees is none',
  (text) => {
    expect(problem(line(messages['name.required']).safeParse(text))).toBe(messages['name.required']);
    expect(optionalLine().parse(text)).toBeNull();
  },
);

test('a name with characters that join others keeps them', () => {
  expect(line(messages['name.required']).parse('👩\u200d🍳 Ona')).toBe('👩\u200d🍳 Ona');
});
