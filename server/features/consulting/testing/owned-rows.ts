import type { OwnedRows } from '../../../testing/owned-rows';

export const ownedRows: OwnedRows = async ({ build }, owner) => {
  const { company } = await build.company(owner);
  return [company, ...Object.values(await build.everything(company))];
};
