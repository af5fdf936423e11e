import { expect, test } from 'vitest';
import { readTextFile } from './text-file';

const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

test.each([
  ['UTF-8', new Blob(['Núñez €'])],
  ['UTF-8 with its mark', new Blob(['\uFEFFNúñez €'])],
  ['UTF-16', file(0xff, 0xfe, 0x4e, 0, 0xfa, 0, 0xf1, 0, 0x65, 0, 0x7a, 0, 0x20, 0, 0xac, 0x20)],
])('a file in %s reads as it was written', async (_encoding, written) => {
  expect(await readTextFile(written)).toBe('Núñez €');
});

test('a file in Windows-1252 keeps its accents', async () => {
  expect(await readTextFile(file(0x4e, 0xfa, 0xf1, 0x65, 0x7a))).toBe('Núñez');
});

test('a workbook is no text', async () => {
  expect(await readTextFile(file(0x50, 0x4b, 3, 4, 0x14, 0, 6, 0))).toBeUndefined();
});
