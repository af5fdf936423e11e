import { useState } from 'react';
import { messages } from '@shared/messages';
import { marketingImagesApi } from '@shared/marketing/images/endpoints';
import { imageLimits, imageTypes } from '@shared/marketing/scales';
import { messageText } from '@shared/messages';
import { say } from '@shared/message';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { ApiError, errorText } from '@/lib/api/api-client';
import { useSaving } from '@/lib/api/save';
import { sendFile } from '@/lib/api/send-file';
import { Button } from '@/ui/controls/button';
import { FileField } from '@/ui/controls/fields/file-field';
import { SpinnerRing } from '@/ui/controls/spinner';
import { startsWithFocus as focusedFirst } from '@/ui/overlays/dialog-frame';
import { imageAddress } from '../reads';
import { imagesTexts } from './texts/images';

interface ImageFieldProps {
  label: string;
  /** The id of the picture. */
  value: number | null | undefined;
  error?: string | undefined;
  /** Whether the field has the focus when its dialog opens. */
  startsWithFocus?: boolean;
  onChange: (id: number | null) => void;
}

const MEGABYTE = 1024 * 1024;

/** A logo or photo: it is uploaded as soon as it is chosen, and shown. */
export function ImageField({ label, value, error, startsWithFocus = false, onChange }: ImageFieldProps) {
  const t = useTexts(imagesTexts);
  const { language } = useLanguage();
  const [problem, setProblem] = useState<string>();
  const upload = useSaving((file: File) => sendFile(marketingImagesApi.upload, file, {}), {
    onSaved: ({ id }) => onChange(id),
    onFailed: (failure) =>
      setProblem((failure instanceof ApiError && failure.fields?.file) || errorText(failure)),
  });
  function take(file: File) {
    const max = `${imageLimits.bytes / MEGABYTE} MB`;
    const refusal =
      file.size > imageLimits.bytes ? messageText(say(messages['file.large'], { max }), language) : undefined;
    setProblem(refusal);
    if (!refusal) upload.mutate(file);
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow">
        <FileField
          label={label}
          hint={t('hint')}
          accept={imageTypes.join(',')}
          error={problem ?? error}
          face={t('choose')}
          disabled={upload.isPending}
          onChoose={take}
          {...(startsWithFocus && focusedFirst)}
        />
      </div>
      <output className="flex items-center gap-2 empty:hidden">
        {upload.isPending && (
          <>
            <SpinnerRing />
            {t('uploading')}
          </>
        )}
      </output>
      {value && (
        <div className="flex items-center gap-2">
          <img
            src={imageAddress(value)}
            alt={t('preview', { label })}
            className="h-11 max-w-28 rounded-control border border-line bg-paper object-contain"
          />
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t('remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
