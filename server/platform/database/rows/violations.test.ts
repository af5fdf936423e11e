import { expect, test } from 'vitest';
import { onBroken } from './violations';

const refused = (constraint: string, code = '23503') =>
  Promise.reject(new Error('failed', { cause: { code, constraint } }));
const gone = () => new Error('gone');

test('a violated constraint throws the error for its name, even if PostgreSQL truncates the name', async () => {
  const name = 'marketing_contents_marketing_company_id_marketing_companies_id_fk';
  await expect(onBroken({ [name]: gone }, refused(name.slice(0, 63)))).rejects.toThrow('gone');
  await expect(onBroken({ short_fk: gone }, refused('short_fk'))).rejects.toThrow('gone');
});

test('other constraints and other errors are rethrown', async () => {
  await expect(onBroken({ short_fk: gone }, refused('other_fk'))).rejects.toThrow('failed');
  await expect(onBroken({ short_fk: gone }, refused('short_fk', '57014'))).rejects.toThrow('failed');
});
