import { SectionFrame } from '../../layouts/section';

interface FactsProps {
  facts: readonly { name: string; value: string }[];
}

/** A few facts side by side: of a success case, or what a newcomer asks first. */
export const FactList = ({ facts }: FactsProps) => (
  <dl className="grid gap-x-8 sm:grid-cols-2 sm:gap-y-4 lg:grid-cols-4">
    {facts.map(({ name, value }) => (
      <div
        key={name}
        className="grid content-start gap-1 border-line py-3 max-sm:grid-cols-[6rem_1fr] max-sm:gap-x-4 max-sm:items-baseline max-sm:border-b sm:border-t-2 sm:border-brand"
      >
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="sm:text-balance sm:font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);

/** The facts as a section of their own. */
export const Facts = (props: FactsProps) => (
  <SectionFrame>
    <FactList {...props} />
  </SectionFrame>
);
