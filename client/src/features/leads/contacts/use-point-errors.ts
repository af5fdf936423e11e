import { messageText } from '@shared/messages';
import { useLanguage } from '@/i18n/use-texts';
import { ApiError } from '@/lib/api/api-client';

type PointErrors = { value?: { message?: string } } | undefined;

/** The error of each email address and phone, the form's own or the server's. */
export function usePointErrors(own: unknown, refused: Error | null) {
  const { language } = useLanguage();
  const list = (Array.isArray(own) ? own : []) as PointErrors[];
  const fields = refused instanceof ApiError ? (refused.fields ?? {}) : {};
  return (index: number): string | undefined => {
    const message = list[index]?.value?.message;
    if (message) return messageText(message, language);
    return fields[`points.${index}.value`] ?? (index === 0 ? fields.points : undefined);
  };
}
