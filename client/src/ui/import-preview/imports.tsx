import { useLocation } from 'wouter';
import type { ImportKind } from './import-kind';
import { ImportScreen } from './import-screen';
import { ImportStart } from './import-start';

interface ImportsProps {
  kind: ImportKind;
  title: string;
  /** What can be in the file. */
  intro: string;
  /** The import that the address names; without it, a file is asked for. */
  openId: number | undefined;
}

/** The import that the address names, or the screen that takes a file. */
export function Imports({ kind, title, intro, openId }: ImportsProps) {
  const [, navigate] = useLocation();
  if (openId !== undefined) return <ImportScreen key={openId} kind={kind} id={openId} title={title} />;
  return (
    <ImportStart kind={kind} title={title} intro={intro} onOpen={(id) => navigate(kind.importHref(id))} />
  );
}
