import { buildSync } from 'esbuild';
import { askedLater, assetAddresses, builtAddresses, entries } from '../built-client';
import { inProject } from '../in-project';

/** Bundles a boot script as one classic script that loads the built modules. */
export function inlineBoot(entry: 'inline-entry' | 'inline-shell-entry'): string {
  const { addressOf } = builtAddresses();
  const { outputFiles } = buildSync({
    entryPoints: [inProject(`client/src/app/boot/${entry}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    // A module would wait for the whole page; a function keeps names out of the global scope.
    banner: { js: '(()=>{' },
    footer: { js: '})()' },
    external: [assetAddresses],
    target: 'es2022',
    tsconfig: inProject('tsconfig.json'),
    define: {
      APP_ADDRESS: JSON.stringify(addressOf(entries.app)),
      HERO_CANVAS_ADDRESS: JSON.stringify(addressOf(entries.heroCanvas)),
    },
  });
  const script = outputFiles.map(({ text }) => text.trim()).join('');
  for (const later of Object.values(askedLater))
    if (!script.includes(later)) throw new Error(`The boot script does not ask for ${later}`);
  return script;
}
