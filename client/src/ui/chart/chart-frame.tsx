import { type ReactNode, useId, useState } from 'react';
import { useLanguage, useTexts } from '@/i18n/use-texts';
import { saveFile } from '@/lib/api/save-file';
import { IconButton } from '../controls/icon-button';
import { portalIcons } from '../portal-icons';
import { csvOf, csvTable } from './chart-csv';
import type { ChartData } from './chart-data';
import { ChartTable } from './chart-table';
import { chartTexts } from './texts/chart';

interface ChartFrameProps {
  title: string;
  /** Says what is counted, and in which period. */
  caption: ReactNode;
  data: ChartData;
  /** The name of the file, without `.csv`. */
  fileName: string;
  /** The drawing. */
  children: ReactNode;
  /** What the drawing leaves out. */
  after?: ReactNode;
  /** Whether the table is shown first. */
  asTable?: boolean | undefined;
}

/** A chart: title, caption, and its values as a drawing, as a table and as a file. */
export function ChartFrame({
  title,
  caption,
  data,
  fileName,
  children,
  after,
  asTable = false,
}: ChartFrameProps) {
  const t = useTexts(chartTexts);
  const { language } = useLanguage();
  const heading = useId();
  const [isTable, setTable] = useState(asTable);
  const save = () =>
    saveFile(
      `${fileName}.csv`,
      new Blob([csvOf(csvTable(data), language)], { type: 'text/csv;charset=utf-8' }),
    );
  return (
    <figure aria-labelledby={heading} className="grid min-w-0 content-start gap-3">
      <figcaption className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1 gap-y-1">
        {/* As high as the buttons, which stay at its end where the title needs several lines. */}
        <h2
          id={heading}
          className="flex min-h-9 items-center text-lg leading-snug font-semibold wrap-break-word max-sm:text-base"
        >
          {title}
        </h2>
        <div className="-my-1 flex sm:-mr-3">
          <fieldset aria-label={t('showAs', { title })} className="flex">
            {[false, true].map((each) => (
              <IconButton
                key={String(each)}
                icon={each ? portalIcons.list : portalIcons.chart}
                label={t(each ? 'table' : 'drawing')}
                aria-pressed={isTable === each}
                className="aria-pressed:bg-ink/4"
                onClick={() => setTable(each)}
              />
            ))}
          </fieldset>
          <IconButton icon={portalIcons.download} label={t('csvOf', { title })} onClick={save} />
        </div>
        <div className="col-span-full text-sm text-muted empty:hidden">{caption}</div>
      </figcaption>
      {!isTable && children}
      <ChartTable title={title} data={data} behind={!isTable} />
      {after}
    </figure>
  );
}
