import { z } from 'zod';

/** The maximum length of a shown reason, in characters. */
const longest = 200;

/** Shorter secrets are not removed from a text, because they could be part of ordinary words. */
const shortestSecret = 6;

const text = z.string().min(1).optional().catch(undefined);

/** The fields in which networks state the reason: WordPress and AT, OAuth, Mastodon, Telegram. */
const saidIn = z.object({ message: text, error_description: text, description: text, error: text });

function said(body: string): string | undefined {
  try {
    const { message, error_description, description, error } = saidIn.parse(JSON.parse(body));
    return message ?? error_description ?? description ?? error;
  } catch {
    // Slack responds with one word.
    return /^\w{3,60}$/.test(body.trim()) ? body.trim() : undefined;
  }
}

/** The reason in an error response, as one line of plain text without the secrets; undefined if there is none. */
export function reasonIn(body: string, secrets: readonly string[]): string | undefined {
  const plain = said(body)
    ?.replace(/<[^<>]*>/g, '')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  const safe = secrets
    .filter((secret) => secret.length >= shortestSecret)
    .reduce((clear, secret) => clear.replaceAll(secret, '…'), plain ?? '');
  return safe.slice(0, longest) || undefined;
}
