import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Enquiry, enquiries } from '@shared/enquiries/endpoints';
import type { Wire } from '@shared/http/wire';
import { fakeApi } from '@/testing/fake-api';
import { renderAt } from '@/testing/render';
import { AdminEnquiries } from './admin-enquiries';

const enquiry = (id: number, changes: Partial<Wire<Enquiry>> = {}): Wire<Enquiry> => ({
  id,
  name: `Visitor ${id}`,
  email: `visitor${id}@example.com`,
  company: 'Bakery',
  service: 'AI Consulting',
  subject: 'Contact Form - Service AI Consulting',
  message: `Message ${id}`,
  read: false,
  createdAt: '2025-03-04T09:30:00.000Z',
  delivery: { state: 'sent', attempts: 1, error: null },
  ...changes,
});

const shows = (found: Wire<Enquiry>[], { unread = 0, more = false } = {}) =>
  fakeApi.answer(enquiries.list, { rows: found, unread: { count: unread, more }, next: null });

const open = (path = '/admin/enquiries') => renderAt(<AdminEnquiries />, { path, language: 'en' });

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the list of enquiries', () => {
  it('shows what visitors wrote, newest first, and how many are unread', async () => {
    shows([enquiry(9), enquiry(8, { read: true })], { unread: 1 });
    await open();
    expect(await screen.findByText('1 unread enquiry')).toBeVisible();
    expect(names()).toEqual(['Visitor 9Unread', 'Visitor 8']);
    const newest = within(screen.getByRole('article', { name: /Visitor 9/ }));
    expect(newest.getByText('Message 9')).toBeVisible();
    expect(newest.getByText('Bakery')).toBeVisible();
    expect(newest.getByText(/4 Mar 2025/)).toBeVisible();
  });

  it('counts no further than the server does', async () => {
    shows([enquiry(9)], { unread: 10_000, more: true });
    await open();
    expect(await screen.findByText('10,000+ unread enquiries')).toBeVisible();
  });

  it('leads to an answer by mail', async () => {
    shows([enquiry(9, { email: 'a+b@example.com', subject: 'Price & time?' })]);
    await open();
    expect(await screen.findByRole('link', { name: 'Reply' })).toHaveAttribute(
      'href',
      'mailto:a%2Bb@example.com?subject=Re%3A%20Price%20%26%20time%3F',
    );
  });

  it.each([
    [{ state: 'sent', attempts: 1, error: null }, ['Mail sent']],
    [{ state: 'queued', attempts: 3, error: null }, ['Mail waiting', '3 attempts so far']],
    [
      { state: 'refused', attempts: 1, error: '550 No such user' },
      ['Mail refused', 'The mail server says: 550 No such user'],
    ],
  ] as const)('says where its mail stands: %j', async (delivery, texts) => {
    shows([enquiry(9, { delivery })]);
    await open();
    for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
  });

  it('folds a long message until somebody wants all of it', async () => {
    shows([enquiry(9, { message: 'A long story. '.repeat(60) })]);
    const { user } = await open();
    const toggle = await screen.findByRole('button', { name: 'Show the whole message' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(screen.getByRole('button', { name: 'Show only its start' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('loads older ones after the last one shown', async () => {
    const unread = { count: 3, more: false };
    fakeApi.answer(enquiries.list, ({ search }) =>
      search.get('cursor') === 'after-8'
        ? { rows: [enquiry(7)], unread, next: null }
        : { rows: [enquiry(9), enquiry(8)], unread, next: 'after-8' },
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Message 7')).toBeVisible();
    expect(names()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('says that it is empty', async () => {
    shows([]);
    await open();
    expect(await screen.findByText('No enquiries yet')).toBeVisible();
    expect(screen.getByText('No unread enquiries')).toBeVisible();
  });

  it('says why it could not be loaded, and tries again', async () => {
    fakeApi.refuse(enquiries.list, 503, { message: 'The service is not available for a moment.' });
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is not available for a moment.');
    shows([enquiry(9)]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Message 9')).toBeVisible();
  });
});

describe('the mark of an enquiry', () => {
  it('changes at once, before the server has answered', async () => {
    shows([enquiry(9), enquiry(8)], { unread: 2 });
    fakeApi.answer(enquiries.mark, () => new Promise(() => undefined));
    const { user } = await open();
    const newest = within(await screen.findByRole('article', { name: /Visitor 9/ }));
    await user.click(newest.getByRole('button', { name: 'Mark as read' }));
    expect(await newest.findByRole('button', { name: 'Mark as unread' })).toBeVisible();
    expect(screen.getByText('1 unread enquiry')).toBeVisible();
    expect(fakeApi.callsTo(enquiries.mark)[0]).toMatchObject({
      path: '/api/admin/enquiries/9',
      body: { read: true },
    });
  });

  it('is put back when the server refuses, and says why', async () => {
    shows([enquiry(9)], { unread: 1 });
    fakeApi.refuse(enquiries.mark, 404, { message: 'Enquiry not found' });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Mark as read' }));
    expect(await screen.findByText('Enquiry not found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as read' })).toBeVisible();
    expect(screen.getByText('1 unread enquiry')).toBeVisible();
  });
});

describe('searching enquiries', () => {
  it('stands in the address and is asked of the server', async () => {
    shows([enquiry(9)]);
    const { user } = await open();
    await user.type(screen.getByRole('searchbox'), 'bakery{Enter}');
    await user.selectOptions(screen.getByLabelText('Show'), 'Unread');
    expect(location.search).toBe('?q=bakery&state=unread');
    await waitFor(() => {
      const last = fakeApi.callsTo(enquiries.list).at(-1);
      expect(Object.fromEntries(last?.search ?? [])).toEqual({ q: 'bakery', state: 'unread' });
    });
  });

  it('is taken from the address', async () => {
    shows([enquiry(9)]);
    await open('/admin/enquiries?q=mill&state=read');
    expect(screen.getByRole('searchbox')).toHaveValue('mill');
    expect(screen.getByLabelText('Show')).toHaveValue('read');
    const [first] = fakeApi.callsTo(enquiries.list);
    expect(Object.fromEntries(first?.search ?? [])).toEqual({ q: 'mill', state: 'read' });
  });

  it('that finds nothing leads back to all', async () => {
    shows([]);
    const { user } = await open('/admin/enquiries?q=nobody');
    expect(await screen.findByText('No enquiry matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all enquiries' }));
    expect(location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
