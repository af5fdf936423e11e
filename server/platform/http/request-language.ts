import type { Request } from 'express';
import { defaultLanguage, isLanguage, type Language, languages } from '../../../shared/languages';

/**
 * The language requested by `Accept-Language`; undefined when the header is missing, or names none of our languages
 * and accepts any.
 */
export function requestLanguage(request: Request): Language | undefined {
  if (!request.headers['accept-language']?.trim()) return undefined;
  const asked = request.acceptsLanguages();
  const namesOurs = asked.some((tag) => isLanguage(tag.split('-')[0]?.toLowerCase()));
  if (!namesOurs && asked.includes('*')) return undefined;
  return languages.find((language) => language === request.acceptsLanguages(...languages)) ?? defaultLanguage;
}
