import { Chevron } from './chevron';
import { Icon } from './icons';

/** What a phone shows of a `group/part` only once it is opened; a link to the part opens it too. */
export const foldedOnPhone =
  'max-md:hidden max-md:group-has-[:checked]/part:block max-md:group-target/part:block print:block';

/** The switch of a part that a phone folds without scripts, over the row that it stands in, which is positioned. */
export const PlainFold = ({ labelledBy }: { labelledBy: string }) => (
  <>
    <input
      type="checkbox"
      aria-labelledby={labelledBy}
      className="peer absolute inset-0 cursor-pointer opacity-0 group-target/part:hidden md:hidden print:hidden"
    />
    <span
      aria-hidden
      className="grid size-11 shrink-0 place-items-center rounded-control text-brand group-target/part:hidden peer-checked:rotate-180 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand md:hidden print:hidden"
    >
      <Icon name={Chevron} />
    </span>
  </>
);
