import { expect, test } from 'vitest';
import { newEnquiry } from './enquiries/schemas';
import { line, paragraph } from './fields';

const problem = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

test('text of several lines may have line breaks, but nothing that PostgreSQL cannot store', () => {
  const field = paragraph('description.required');
  expect(problem(field.safeParse('a\nb'))).toBeUndefined();
  expect(problem(field.safeParse('a\0b'))).toBe('text.nul');
  expect(problem(newEnquiry.shape.message.safeParse('a\nb'))).toBeUndefined();
  expect(problem(newEnquiry.shape.message.safeParse('a\0b'))).toBe('text.nul');
});

test('one line has no line breaks', () => {
  expect(problem(line('name.required').safeParse('a\nb'))).toBe('text.control');
});
