import { shares } from '@shared/consulting/shares/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { anyCompany, anySummary, companiesOnServer, companyOnServer } from './company-on-server';

export const recordName = anyCompany.name;

export function answerAnything(): void {
  companiesOnServer(anySummary());
  companyOnServer();
  fakeApi.answer(shares.read, () => new Promise(() => undefined));
}
