import type { ExamplePost } from '@shared/marketing/demo/example-posts';
import { useTexts } from '@/i18n/use-texts';
import { buttonLook } from '@/ui/controls/button-look';
import { Icon } from '@/ui/icons';
import { pieceTexts } from './texts/piece';

interface PostPieceProps {
  post: ExamplePost;
  /** The name of the network. */
  network: string;
}

/** A post that waits for its approval, with the sentences marked that state a fact. For the eyes only. */
export function PostPiece({ post: { company, product, lines }, network }: PostPieceProps) {
  const t = useTexts(pieceTexts);
  const count = lines.filter(({ isFact }) => isFact).length;
  return (
    <div inert className="grid gap-3 text-sm">
      <div className="flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-brand font-semibold text-on-brand">
          {company[0]}
        </span>
        <div className="min-w-0">
          <p className="truncate font-semibold">{company}</p>
          <p className="truncate text-muted">
            {network} · {product}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-line py-2">
        <span className={`${buttonLook('primary')} min-h-9! py-1!`}>
          <Icon name="check" className="size-4" />
          {t('approve')}
        </span>
        <span className="min-w-0 flex-1 text-muted">{t('facts', { count })}</span>
      </div>
      <div className="grid gap-1">
        {lines.map(({ text, isFact }) => (
          <p key={text}>
            {isFact ? (
              <span className="bg-brand/10 underline decoration-brand decoration-dotted underline-offset-4">
                {text}
              </span>
            ) : (
              text
            )}
          </p>
        ))}
      </div>
    </div>
  );
}
