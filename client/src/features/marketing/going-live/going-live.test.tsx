import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { marketingPagesApi } from '@shared/marketing/capture/pages/endpoints';
import { marketingChannelsApi } from '@shared/marketing/channels/endpoints';
import { marketingCompaniesApi } from '@shared/marketing/companies/endpoints';
import { marketingPublicationsApi } from '@shared/marketing/publications/endpoints';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import type { ListedCompany } from '../reads';
import { anySet } from '../testing/campaigns-on-server';
import { anyPage } from '../testing/capture-on-server';
import { approvedSet, launchOnServer } from '../testing/launch-on-server';
import { anyCompany } from '../testing/marketing-on-server';
import { anyChannel } from '../testing/publishing-on-server';
import { GoLiveButton } from './go-live-button';

const show = (changes: Partial<ListedCompany> = {}) =>
  renderAt(<GoLiveButton company={anyCompany({ approvedCount: 9, ...changes })} setId={5} />, {
    path: '/comercia/7/campaigns',
    language: 'es',
  });

async function open(changes: Partial<ListedCompany> = {}) {
  const { user } = await show(changes);
  await user.click(await screen.findByRole('button', { name: 'Publicar lo aprobado' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publicar lo aprobado' }));
  const act = await dialog.findByRole('button', { name: 'Publicar lo aprobado' });
  return { user, dialog, goLive: () => user.click(act) };
}

const addressed = { postalAddress: 'Calle Mayor 1' };
const scheduled = () =>
  fakeApi.callsTo(marketingPublicationsApi.schedule).map(({ path, body }) => ({
    post: Number(path.split('/').at(-2)),
    ...(body as { channels: number[]; slots: string[] }),
  }));

describe('a company that has nothing yet', () => {
  test('types its address and goes live: page, channel and posts; the notice takes it back', async () => {
    launchOnServer();
    const { user, dialog, goLive } = await open();
    expect(dialog.getByLabelText('Dirección postal de tu empresa')).toHaveFocus();
    await user.keyboard('Calle Mayor 1, Madrid');
    expect(dialog.getByRole('checkbox', { name: 'Facebook' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Instagram' })).toBeDisabled();
    await goLive();
    const done = within(await screen.findByRole('dialog', { name: 'Ya está publicado' }));
    expect(await done.findByRole('link', { name: 'https://quorumia.test/l/pan-tierno' })).toBeVisible();
    expect(done.getAllByRole('listitem')).toHaveLength(3);
    expect(fakeApi.callsTo(marketingCompaniesApi.update)[0]?.body).toEqual({
      postalAddress: 'Calle Mayor 1, Madrid',
    });
    expect(fakeApi.callsTo(marketingPagesApi.create)[0]?.body).toEqual({ campaignId: 26, theme: 'paper' });
    expect(fakeApi.callsTo(marketingChannelsApi.create)[0]?.body).toEqual({
      network: 'facebook',
      marketingCompanyId: 7,
      name: 'Facebook',
    });
    expect(scheduled().map(({ post, channels }) => [post, channels])).toEqual([
      ...[23, 24, 25].map((post) => [post, [31]]),
    ]);
    const slots = scheduled().flatMap((one) => one.slots);
    expect(new Set(slots).size).toBe(3);
    for (const slot of slots) expect(slot).toMatch(/T10:00$/);
    await user.click(done.getByRole('button', { name: 'Listo' }));
    await waitFor(() => user.click(screen.getByRole('button', { name: 'Deshacer' })));
    expect(await screen.findByText(/^Deshecho: la página está desactivada/)).toBeVisible();
    expect(fakeApi.callsTo(marketingPublicationsApi.cancel)).toHaveLength(3);
    expect(fakeApi.callsTo(marketingPagesApi.switchOff)).toHaveLength(1);
  });

  test('is told what is missing beside its field, and nothing is sent', async () => {
    launchOnServer();
    const { user, dialog, goLive } = await open();
    await user.click(dialog.getByRole('checkbox', { name: 'Facebook' }));
    await user.clear(dialog.getAllByLabelText('Día')[0]!);
    await goLive();
    expect(await dialog.findByText('Este campo es requerido')).toBeVisible();
    expect(dialog.getByText('Elige un canal')).toBeVisible();
    expect(dialog.getByText('Elige un día y una hora')).toBeVisible();
    expect(fakeApi.callsTo(marketingCompaniesApi.update)).toEqual([]);
  });

  test('without an approved landing page says where its posts lead', async () => {
    const set = approvedSet();
    set.campaigns = set.campaigns.filter(({ type }) => type !== 'landing page');
    launchOnServer({ set });
    const { user, dialog, goLive } = await open({ picturedCount: 1 });
    const link = dialog.getByLabelText('¿Adónde llevan las publicaciones?');
    await goLive();
    expect(await dialog.findByText('Este campo es requerido')).toBeVisible();
    // Instagram shows no link.
    await user.click(dialog.getByRole('checkbox', { name: 'Instagram' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Facebook' }));
    await expect.poll(() => link.isConnected).toBe(false);
  });
});

describe('what fails', () => {
  test('says so beside its part, keeps what was typed, and is all that is done again', async () => {
    const held = launchOnServer();
    const { user, dialog, goLive } = await open(addressed);
    fakeApi.refuse(marketingPagesApi.publish, 409, { message: 'Ahora no se puede' });
    await user.clear(dialog.getByLabelText('Dirección'));
    await user.type(dialog.getByLabelText('Dirección'), 'pan-tierno');
    await goLive();
    const page = within(dialog.getByRole('region', { name: 'Página de destino' }));
    expect(await page.findByText('Ahora no se puede')).toBeVisible();
    expect(page.getByLabelText('Dirección')).toHaveValue('pan-tierno');
    // Posts do not go out before there is a place to lead to.
    expect(scheduled()).toEqual([]);
    fakeApi.answer(marketingPagesApi.publish, () => {
      held.pages = [anyPage({ campaignId: 26 })];
      return anyPage({ campaignId: 26 });
    });
    fakeApi.refuse(
      marketingPublicationsApi.schedule,
      400,
      { fields: { 'slots.0': 'Para entonces la oferta ya habrá terminado' } },
      { id: 24 },
    );
    await goLive();
    const post = within(await dialog.findByRole('group', { name: 'Hogaza: outcome, social media' }));
    expect(await post.findByText('Para entonces la oferta ya habrá terminado')).toBeVisible();
    expect(dialog.getByText('Hogaza: pain, social media está programada')).toBeVisible();
    expect(dialog.getByText('No se ha publicado todo')).toBeVisible();
    await user.click(post.getByRole('checkbox'));
    await goLive();
    expect(await screen.findByRole('dialog', { name: 'Ya está publicado' })).toBeVisible();
    expect(fakeApi.callsTo(marketingPagesApi.create)).toHaveLength(1);
    expect(fakeApi.callsTo(marketingChannelsApi.create)).toHaveLength(1);
    expect(scheduled().map(({ post: id }) => id)).toEqual([23, 24, 25]);
  });

  test('in a press whose answer was lost is not done twice', async () => {
    const held = launchOnServer({ channels: [anyChannel()] });
    const { dialog, goLive } = await open(addressed);
    expect(dialog.getByRole('checkbox', { name: /espiga\.bsky\.social/ })).toBeChecked();
    fakeApi.disconnect(marketingPublicationsApi.schedule);
    await goLive();
    expect(await dialog.findAllByText(/^No hay conexión/)).toHaveLength(3);
    // The server had scheduled two of them.
    held.set.campaigns = held.set.campaigns.map((one) =>
      one.id === 23 || one.id === 24 ? { ...one, status: 'scheduled' as const } : one,
    );
    fakeApi.answer(marketingPublicationsApi.schedule, { publications: [], conflicts: [] });
    const before = scheduled().length;
    await goLive();
    expect(await screen.findByRole('dialog', { name: 'Ya está publicado' })).toBeVisible();
    expect(
      scheduled()
        .slice(before)
        .map(({ post }) => post),
    ).toEqual([25]);
    expect(fakeApi.callsTo(marketingPagesApi.create)).toHaveLength(1);
  });
});

describe('the button', () => {
  test('is there as soon as a piece is approved that is not live, and goes with the last one', async () => {
    const held = launchOnServer({ set: anySet() });
    const { unmount } = await show();
    await expect.poll(() => fakeApi.callsTo(marketingPagesApi.list).length).toBe(1);
    expect(screen.queryByRole('button', { name: 'Publicar lo aprobado' })).toBeNull();
    unmount();
    held.set.campaigns = approvedSet().campaigns.map((one) =>
      one.type === 'social media' ? { ...one, status: 'scheduled' as const } : one,
    );
    held.pages = [anyPage({ campaignId: 26 })];
    const second = await show();
    await expect.poll(() => fakeApi.callsTo(marketingPagesApi.list).length).toBe(2);
    expect(screen.queryByRole('button', { name: 'Publicar lo aprobado' })).toBeNull();
    second.unmount();
    held.pages = [anyPage({ campaignId: 26, status: 'off' })];
    await show();
    expect(await screen.findByRole('button', { name: 'Publicar lo aprobado' })).toBeVisible();
  });
});

describe('the page', () => {
  test('proposes the address that a page has already, and another one for another page', async () => {
    launchOnServer({ pages: [anyPage({ campaignId: 26, status: 'off' })] });
    const { user, dialog } = await open(addressed);
    expect(dialog.getByLabelText('Dirección')).toHaveValue('pan-tierno');
    await user.selectOptions(dialog.getByLabelText('Cuál'), 'Hogaza: proof, landing page');
    expect(dialog.getByLabelText('Dirección')).toHaveValue('hogaza-de-masa-madre');
    await user.type(dialog.getByLabelText('Dirección'), '-1');
    await user.selectOptions(dialog.getByLabelText('Cuál'), 'Hogaza: pain, landing page');
    expect(dialog.getByLabelText('Dirección')).toHaveValue('hogaza-de-masa-madre-1');
  });
});
