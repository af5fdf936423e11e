import { useEffect, useRef, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { SelectField } from '@/ui/controls/fields/select-field';
import type { Figures } from '../figures/figures';
import { ScrollTable } from './scroll-table';
import { type Change, type Rival, rivals, sensitivity } from './sensitivity';
import { useWords } from '../use-words';

const head = 'border border-line px-0.5 py-2 font-semibold sm:px-3';
// The first column stays visible while a wide table scrolls.
const firstColumn = 'sticky left-0 bg-paper';

const rivalOf = (value: string | undefined): Rival => (value === 'fixed' ? 'fixed' : 'variable');

/** The break-even point for other prices and costs. */
export function SensitivityTable({ figures }: { figures: Figures }) {
  const { t, period } = useWords(figures);
  const [rival, setRival] = useState<Rival>('variable');
  const select = useRef<HTMLSelectElement>(null);
  const { columns, rows } = sensitivity(figures, rival, figures.whole);
  const now = rows.find(({ percent }) => percent === 0)?.units[
    columns.findIndex(({ percent }) => percent === 0)
  ];
  const title = t('sensitivity.title');

  // The visitor may have changed the select on the prerendered page before hydration.
  useEffect(() => setRival(rivalOf(select.current?.value)), []);

  return (
    <section className="grid gap-5">
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-measure text-muted">{t('sensitivity.lead', { period })}</p>
      <div className="max-w-xs print:hidden">
        <SelectField
          label={t('sensitivity.rival')}
          choices={rivals.map((value) => ({ value, label: t(`sensitivity.${value}`) }))}
          ref={select}
          value={rival}
          onChange={({ target }) => setRival(rivalOf(target.value))}
        />
      </div>
      <ScrollTable caption={title}>
        <thead>
          <tr>
            <th rowSpan={2} scope="col" className={classNames(head, firstColumn, 'align-bottom')}>
              {t('sensitivity.price')}
            </th>
            <th scope="colgroup" colSpan={columns.length} className={head}>
              {t(`sensitivity.${rival}`)}
            </th>
          </tr>
          <tr>
            {columns.map((change) => (
              <th key={change.percent} scope="col" className={head}>
                <ChangeName change={change} figures={figures} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.percent}>
              <th scope="row" className={classNames(head, firstColumn)}>
                <ChangeName change={row} figures={figures} />
              </th>
              {columns.map(({ percent }, index) => (
                <UnitsCell
                  key={percent}
                  figures={figures}
                  units={row.units[index]}
                  now={now}
                  isNow={row.percent === 0 && percent === 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <div className="grid gap-1 text-sm text-muted">
        <p>{t('sensitivity.colours')}</p>
        {rows.some(({ units }) => units.includes(undefined)) && <p>{t('sensitivity.noneNote')}</p>}
      </div>
    </section>
  );
}

function ChangeName({ change: { percent, amount }, figures }: { change: Change; figures: Figures }) {
  const words = useWords(figures);
  return (
    <>
      <span className="block whitespace-nowrap">
        {words.percent(percent / 100, { signDisplay: 'exceptZero' })}
      </span>
      <span className="block font-normal text-muted">{words.money(amount)}</span>
    </>
  );
}

interface CellProps {
  figures: Figures;
  units: number | undefined;
  now: number | undefined;
  isNow: boolean;
}

function UnitsCell({ figures, units, now, isNow }: CellProps) {
  const words = useWords(figures);
  const isBetter = units !== undefined && (now === undefined || units < now);
  const isWorse = units === undefined ? now !== undefined : now !== undefined && units > now;
  return (
    <td
      aria-current={isNow || undefined}
      className={classNames(
        'border border-line px-0.5 py-2 text-center tabular-nums sm:px-3',
        isBetter && 'bg-positive/14',
        isWorse && 'bg-accent/20',
        isNow && 'font-bold outline-2 -outline-offset-2 outline-brand',
      )}
    >
      {units === undefined ? words.t('sensitivity.none') : words.units(units)}
      {isNow && <span className="block text-sm font-normal">{words.t('sensitivity.now')}</span>}
    </td>
  );
}
