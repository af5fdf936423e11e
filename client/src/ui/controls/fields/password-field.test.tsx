import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAt } from '@/testing/render';
import { NewPasswordField } from './password-field';

const eva = { username: 'eva-ruiz', email: 'hola@espiga.example' };

function Chosen() {
  const [typed, setTyped] = useState('');
  return (
    <NewPasswordField
      label="Contraseña"
      hint="Al menos 6 caracteres"
      typed={typed}
      owner={eva}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

async function open(language: 'en' | 'es' = 'es') {
  const { user } = await renderAt(<Chosen />, { language });
  const input = screen.getByLabelText('Contraseña');
  const choose = async (password: string) => {
    await user.clear(input);
    await user.type(input, password);
  };
  return { input, choose };
}

it.each([
  ['es', 'corta', 'Al menos 6 caracteres'],
  ['es', 'PASSWORD', 'Demasiado común: no se aceptará'],
  ['es', 'Eva-Ruiz', 'Igual que tu usuario o tu correo'],
  ['es', 'abcabcabc1', 'Débil: fácil de adivinar'],
  ['es', 'correct-horse', 'Aceptable: mejor si es más larga'],
  ['es', 'pan con tomate y aceite', 'Fuerte: muy difícil de adivinar'],
  ['en', 'letmein', 'Too common: it will be refused'],
  ['en', 'pan con tomate y aceite', 'Strong: very hard to guess'],
] as const)('in %s, of %s it says: %s', async (language, password, words) => {
  const { input, choose } = await open(language);
  await choose(password);
  expect(await screen.findByText(words)).toHaveAttribute('aria-live', 'polite');
  expect(input).toHaveAccessibleDescription(words);
});

it('says how long it must be until something is typed, and again once that is taken back', async () => {
  const { input, choose } = await open();
  expect(input).toHaveAccessibleDescription('Al menos 6 caracteres');
  await choose('pan con tomate y aceite');
  await screen.findByText('Fuerte: muy difícil de adivinar');
  await choose('pan');
  expect(await screen.findByText('Al menos 6 caracteres')).toBeVisible();
});
