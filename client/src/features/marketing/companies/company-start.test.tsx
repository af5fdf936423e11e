import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '@/testing/render';
import { signedInAs } from '@/testing/signed-in';
import { anyCompany, marketingOnServer } from '../testing/marketing-on-server';
import { CompanyDialog } from './company-dialog';

beforeEach(() => void signedInAs());

test.each([
  ['logo', 'Logotipo'],
  ['postalAddress', 'Dirección postal'],
  [undefined, 'Nombre'],
] as const)('whoever comes for %s begins at “%s”', async (start, label) => {
  marketingOnServer();
  await renderAt(
    <CompanyDialog open company={anyCompany()} {...(start && { start })} onClose={() => undefined} />,
    {
      language: 'es',
    },
  );
  await expect.poll(() => screen.getByLabelText(label)).toHaveFocus();
});
