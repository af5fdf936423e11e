import type { Suspicion } from '../../../../../shared/marketing/capture/scales';
import type { Typed } from './read-form';

const address =
  /https?:\/\/|www\.|(?<![a-z0-9-])[a-z0-9-]+\.(?:com|net|org|info|biz|io|co|ru|cn|xyz|top|shop|site|online|club|link|es|eu|me|tk)\b/giu;

const linksIn = (text = '') => text.match(/https?:\/\/\S+|www\.\S+/giu)?.length ?? 0;

/** Why the texts of a form are suspicious. */
export function textSuspicions({ name = '', message }: Typed): Suspicion[] {
  return [
    ...(name.search(address) === -1 ? [] : (['link in name'] as const)),
    ...(linksIn(message) < 2 ? [] : (['links in text'] as const)),
  ];
}

/** Whether an address belongs to a disposable mailbox provider; the list is loaded on first use. */
export async function isDisposable(email: string): Promise<boolean> {
  const { isDisposableEmailDomain } = (await import('disposable-email-domains-js')).default;
  const labels = (email.split('@').at(-1) ?? '').toLowerCase().split('.');
  return labels.slice(0, -1).some((_label, at) => isDisposableEmailDomain(labels.slice(at).join('.')));
}
