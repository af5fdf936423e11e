import { useTexts } from '@/i18n/use-texts';
import { classNames } from '@/lib/class-names';
import { type Asset, pictureAddress } from '../../assets/reads';
import { publicationsTexts } from '../texts/publications';

interface PictureChoiceProps {
  /** The post. */
  name: string;
  pictures: readonly Asset[];
  value: number | null;
  onChange: (id: number | null) => void;
}

const look = (isChosen: boolean) =>
  classNames(
    'grid size-20 shrink-0 place-items-center overflow-hidden rounded-control border-2 bg-ink/6 text-sm',
    isChosen ? 'border-brand' : 'border-transparent hover:border-line',
  );

/** Which picture goes along; nothing where the post has none. */
export function PictureChoice({ name, pictures, value, onChange }: PictureChoiceProps) {
  const t = useTexts(publicationsTexts);
  if (pictures.length === 0) return null;
  return (
    <fieldset
      aria-label={t('scheduling.picture', { name })}
      className="mt-3 flex gap-2 overflow-x-auto p-0.5"
    >
      <button
        type="button"
        aria-pressed={value === null}
        onClick={() => onChange(null)}
        className={look(value === null)}
      >
        {t('scheduling.noPicture')}
      </button>
      {pictures.map(({ id, alt, size }) => (
        <button
          key={id}
          type="button"
          aria-pressed={value === id}
          title={size.replace('x', ' × ')}
          onClick={() => onChange(id)}
          className={look(value === id)}
        >
          <img src={pictureAddress(id)} alt={alt} loading="lazy" className="size-full object-contain" />
        </button>
      ))}
    </fieldset>
  );
}
