import { expect, test } from 'vitest';
import { briefNamed } from '../testing/own-briefs';
import { contextOf } from './context-of';
import { fill } from './fill';

const context = contextOf(briefNamed('es', 'turnos'));

test('a quoted question has its full stop behind the marks', () => {
  expect(fill('Nos preguntan: «¿Cuánto se tarda?».', context)?.text).toBe(
    'Nos preguntan: «¿Cuánto se tarda?».',
  );
});

test('the reader is no subject beside the one that a clause has', () => {
  expect(fill('Usted su equipo sabe cuándo trabaja.', context)?.text).toBe('Su equipo sabe cuándo trabaja.');
  expect(fill('Además, usted prepara la semana.', context)?.text).toBe('Además, usted prepara la semana.');
});
