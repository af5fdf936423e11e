import { textOn } from '@shared/marketing/contrast';
import { imageAddress } from '../../reads';
import { usePiece } from '../piece-context';

/** The company's logo, or its initial on its colour. */
export function SenderMark() {
  const { company } = usePiece();
  const { name, logoId, brandColor } = company;
  if (logoId !== null) {
    return (
      <img
        src={imageAddress(logoId)}
        alt=""
        className="size-10 shrink-0 rounded-full border border-line bg-paper object-contain"
      />
    );
  }
  const on = textOn(brandColor);
  return (
    <span
      aria-hidden
      // The company's own colour, which no token can know.
      {...(on && { style: { backgroundColor: brandColor ?? '', color: on.text } })}
      className="grid size-10 shrink-0 place-items-center rounded-full bg-brand text-lg font-semibold text-on-brand"
    >
      {Array.from(name)[0]?.toUpperCase()}
    </span>
  );
}
