import * as RadixToast from '@radix-ui/react-toast';
import { useRef } from 'react';
import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { Button } from '../controls/button';
import { IconButton } from '../controls/icon-button';
import { commonTexts } from '../texts/common';
import { dismissToast, useToasts } from '@/lib/toast';
import { useMeasuredRoom } from './toast-room';

const DURATION = 5_000;
const SWIPE_THRESHOLD = 50;
const HOTKEY = ['F8'];

/**
 * The notification area of every page: a notice closes after 5 s or with a swipe to the right, and F8 moves
 * the focus there.
 */
export function Toaster() {
  const t = useTexts(commonTexts);
  const toasts = useToasts();
  const area = useRef<HTMLOListElement>(null);
  useMeasuredRoom(area);
  return (
    <RadixToast.Provider
      label={t('notifications')}
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toasts.map(({ id, open, title, description, variant, action, duration }) => (
        <RadixToast.Root
          key={id}
          open={open}
          {...(duration !== undefined && { duration })}
          onOpenChange={(stays) => !stays && dismissToast(id)}
          // A dialog, and a viewport that has just counted no notices, let nothing else be pressed.
          style={{ pointerEvents: 'auto' }}
          className={classNames(
            'flex items-start gap-3 rounded-card border border-l-4 border-line bg-raised p-4 text-ink shadow-raised',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            variant === 'destructive' ? 'border-l-danger' : 'border-l-positive',
          )}
        >
          <div className="min-w-0 grow">
            <RadixToast.Title
              className={classNames('font-semibold', variant === 'destructive' && 'text-danger')}
            >
              {title}
            </RadixToast.Title>
            {description && <RadixToast.Description className="mt-0.5">{description}</RadixToast.Description>}
          </div>
          {action && (
            <RadixToast.Action asChild altText={action.label}>
              <Button variant="secondary" onClick={action.onSelect} className="-my-1">
                {action.label}
              </Button>
            </RadixToast.Action>
          )}
          <RadixToast.Close asChild>
            <IconButton icon="close" label={t('actions.close')} className="-mt-2 -mr-2" />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport
        ref={area}
        hotkey={HOTKEY}
        label={`${t('notifications')} ({hotkey})`}
        className="fixed right-0 bottom-0 z-60 max-sm:top-0 max-sm:bottom-auto flex w-[min(26rem,100vw)] flex-col gap-2 p-4"
      />
    </RadixToast.Provider>
  );
}
