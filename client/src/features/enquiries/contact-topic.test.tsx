import { screen } from '@testing-library/react';
import { Link } from 'wouter';
import { describe, expect, it } from 'vitest';
import { topics } from '@/lib/address/topics';
import { renderAt } from '@/testing/render';
import { LanguageSwitch } from '@/ui/navigation/language-switch';
import { ContactForm } from './contact-form';

const message = (label = 'Message') => screen.getByLabelText(label);

const page = (
  <>
    <Link href="/?topic=webia">WebIA</Link>
    <Link href="/">Home</Link>
    <LanguageSwitch />
    <ContactForm />
  </>
);

describe('an address that asks about something', () => {
  it.each(topics)('begins the message with %s', async (topic) => {
    await renderAt(<ContactForm />, { path: `/es?topic=${topic}` });
    const text = (message('Mensaje') as HTMLTextAreaElement).value;
    expect(text).toMatch(/^Me gustaría saber más sobre .{5,}\.$/);
    expect(text).not.toContain('contact.');
  });

  it.each(['toString', 'no-such-thing', ''])('begins none with “%s”, which nobody offers', async (topic) => {
    await renderAt(<ContactForm />, { path: `/?topic=${topic}` });
    expect(message()).toHaveValue('');
  });

  it('fills in the next topic, and follows the language, while nobody has typed', async () => {
    const { user } = await renderAt(page, { path: '/?topic=sales-agent' });
    expect(message()).toHaveValue('I would like to know more about the sales agent.');
    await user.click(screen.getByRole('link', { name: 'WebIA' }));
    expect(message()).toHaveValue('I would like to know more about WebIA.');
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(message('Mensaje')).toHaveValue('Me gustaría saber más sobre WebIA.');
  });

  it('never touches what the visitor has written', async () => {
    const { user } = await renderAt(page, { path: '/?topic=sales-agent' });
    await user.type(message(), ' We are a bakery.');
    await user.click(screen.getByRole('link', { name: 'WebIA' }));
    expect(message()).toHaveValue('I would like to know more about the sales agent. We are a bakery.');
  });

  it('keeps the sentence when the topic leaves the address', async () => {
    const { user } = await renderAt(page, { path: '/?topic=sales-agent' });
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(message()).toHaveValue('I would like to know more about the sales agent.');
  });
});
