import { auth } from '@shared/auth/endpoints';
import { fakeApi } from '@/testing/fake-api';

export function answerAnything(): void {
  fakeApi.answer(auth.options, { registrationOpen: true, demo: null });
}
