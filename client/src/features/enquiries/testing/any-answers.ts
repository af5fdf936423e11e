import { enquiries } from '@shared/enquiries/endpoints';
import { fakeApi } from '@/testing/fake-api';

export function answerAnything(): void {
  fakeApi.answer(enquiries.list, { rows: [], unread: { count: 0, more: false }, next: null });
}
