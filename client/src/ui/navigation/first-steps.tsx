interface FirstStepsProps {
  steps: readonly { title: string; text: string }[];
}

/** The numbered steps from an empty screen to the first result. */
export const FirstSteps = ({ steps }: FirstStepsProps) => (
  <ol className="mt-6 grid gap-4 text-left sm:grid-cols-3">
    {steps.map(({ title, text }, index) => (
      <li key={title} className="flex gap-3">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-brand/8 font-semibold text-brand"
        >
          {index + 1}
        </span>
        <div>
          <p className="font-semibold text-ink">{title}</p>
          <p className="text-sm">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
