import { expect, test } from 'vitest';
import { joinValues, splitValues } from './csv';

test.each([[[]], [['VIP']], [['VIP', 'Feria de Vigo']], [['a|b', 'c\\', '\\|', 'd\\e']]])(
  'values come out of a cell as they went in: %j',
  (values: string[]) => {
    expect(splitValues(joinValues(values))).toEqual(values);
  },
);
