import { dismissalsApi } from '@shared/dismissals/endpoints';
import { marketingTakeover } from '@shared/marketing/takeover/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { anyProduct, marketingOnServer } from './marketing-on-server';

export function answerAnything(): void {
  marketingOnServer({ products: [anyProduct()] });
  fakeApi.answer(marketingTakeover.link, null);
  fakeApi.answer(marketingTakeover.further, []);
  fakeApi.answer(dismissalsApi.list, []);
}
