import { expect, test } from 'vitest';
import { briefNamed } from '../testing/own-briefs';
import { contextOf } from './read-brief';
import { fill } from './fill';

const context = contextOf(briefNamed('es', 'turnos'));

test('a quoted question has its full stop behind the marks', () => {
  expect(fill('Nos preguntan: «¿Cuánto se tarda?».', context)?.text).toBe(
    'Nos preguntan: «¿Cuánto se tarda?».',
  );
});
