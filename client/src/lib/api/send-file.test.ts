import { expect, test } from 'vitest';
import { z } from 'zod';
import { file } from '@shared/http/body';
import { post, signedIn } from '@shared/http/endpoint';
import { fakeApi } from '@/testing/fake-api';
import { sendFile } from './send-file';

const MEGABYTE = 1024 * 1024;
const alone = post('/api/lists/:listId/import', signedIn, file(MEGABYTE, ['text/csv'])).returns<null>();
const withFields = post(
  '/api/photos',
  signedIn,
  file(MEGABYTE, ['image/*'], z.object({ alt: z.string(), place: z.number().optional() })),
).returns<null>();
const panaderia = new File(['nombre;precio'], 'panadería (1).csv', { type: 'text/csv' });

test('a file without fields is the body itself, and its name goes in a header', async () => {
  fakeApi.answer(alone, null);
  await sendFile(alone, panaderia, { params: { listId: 7 } });
  const [call] = fakeApi.callsTo(alone);
  expect([call?.path, call?.body]).toEqual(['/api/lists/7/import', panaderia]);
  expect(call?.headers.get('Content-Disposition')).toBe(
    "attachment; filename*=UTF-8''panader%C3%ADa%20(1).csv",
  );
});

test('fields go before the file they belong to, and what is left open stays away', async () => {
  fakeApi.answer(withFields, null);
  await sendFile(withFields, panaderia, { fields: { alt: 'La fachada', place: undefined } });
  const body = fakeApi.callsTo(withFields)[0]?.body as FormData;
  expect([...body.keys()]).toEqual(['alt', 'file']);
  expect([body.get('alt'), (body.get('file') as File).name]).toEqual(['La fachada', panaderia.name]);
});
