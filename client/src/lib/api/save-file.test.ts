import { expect, test, vi } from 'vitest';
import { reports } from '@shared/consulting/report/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { ApiError } from './api-client';
import { downloadFile } from './save-file';

const url = '/api/companies/7/report.pdf?language=es';

function savedNames() {
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

const sendFile = (disposition: string) =>
  fakeApi.respond(
    reports.pdf,
    () => new Response('%PDF', { headers: { 'Content-Disposition': disposition } }),
  );

test.each([
  [`attachment; filename="Informe.pdf"; filename*=UTF-8''Panader%C3%ADa.pdf`, 'Panadería.pdf'],
  ['attachment; filename="Report.pdf"', 'Report.pdf'],
  ['', 'download'],
])('a file sent as %s is kept as %s', async (disposition, name) => {
  const names = savedNames();
  sendFile(disposition);
  await downloadFile(url);
  expect(names).toEqual([name]);
});

test('a refused download throws what the server said, and keeps nothing', async () => {
  const names = savedNames();
  fakeApi.refuse(reports.pdf, 404, { message: 'Company not found' });
  await expect(downloadFile(url)).rejects.toMatchObject({ serverMessage: 'Company not found' });
  await expect(downloadFile(url)).rejects.toBeInstanceOf(ApiError);
  expect(names).toEqual([]);
});
