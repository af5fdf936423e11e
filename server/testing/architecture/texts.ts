import { codeOf, nowhere, type Rule } from './rule';
import { folderOf, isDictionary, isTest } from './source-files';

const exported = /^export (?:abstract |async )?(?:class|const|enum|function\*?|interface|let|type) (\w+)/;

/** The exported names without a comment directly above them. */
function undocumentedExports(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = exported.exec(line)?.[1];
    return name && !lines[index - 1]?.endsWith('*/') ? [name] : [];
  });
}

const foundation = /^(shared\/(http|list)|server\/platform|client\/src\/(lib|ui))\//;

/** Maximum number of source files in a folder without subfolders. */
const mostInFolder = 18;

const hook = /^export (?:const|function) (use[A-Z]\w*)/gm;
const hookFile = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const textRules: Rule[] = [
  nowhere(
    'only the configuration reads the environment',
    /^(server|shared)\//,
    /^server\/platform\/config$/,
    /process\.env\b/,
  ),
  nowhere(
    'only the API client fetches in the browser',
    /^client\//,
    /^client\/src\/lib\/(.*\/)?(api-client|api\/first-requests)$/,
    /\bfetch\(|XMLHttpRequest/,
  ),
  nowhere(
    'only outbound fetches on the server',
    /^server\//,
    /^server\/platform\/outbound\//,
    /(?<![.\w])fetch\(|\bglobalThis\.fetch\(|'undici'|'(?:node:)?https'|\bhttps?\.(?:get|request)\(|\{[^}]*\b(?:get|request)\b[^}]*\} from '(?:node:)?http'/,
  ),
  nowhere('nothing is exported by default', /./, /^[^/]+\.config$/, /^export default\b/m),
  nowhere('nothing is re-exported through a barrel', /./, /^$/, /^export \* from|^export \{[^}]*\} from/m),
  {
    name: 'exports of shared/http, shared/list, platform, lib and ui have a doc comment',
    offences: (tree) =>
      codeOf(tree)
        .filter((file) => foundation.test(file.path) && !isDictionary(file))
        .flatMap(({ path, text }) => undocumentedExports(text).map((name) => `${path} exports ${name}`)),
  },
  {
    name: 'names are in kebab case',
    offences: ({ files }) =>
      files.map(({ path }) => path).filter((path) => !/^[a-z0-9.-]+$/.test(path.split('/').at(-1) ?? '')),
  },
  {
    name: 'a file with one hook has its name',
    offences: (tree) =>
      codeOf(tree)
        .filter(({ path }) => path.startsWith('client/'))
        .flatMap(({ path, text }) => {
          const hooks = [...text.matchAll(hook)].map(([, name]) => hookFile(name as string));
          const others = text.match(/^export (?:const|function) (?!use[A-Z])/m);
          const [only] = hooks;
          const isNamed = !only || hooks.length > 1 || others !== null || path.endsWith(`/${only}`);
          return isNamed ? [] : [`${path} is the hook ${only}`];
        }),
  },
  {
    name: 'a file has at most 200 lines, a test 250',
    offences: ({ files }) =>
      files
        .filter((file) => !isDictionary(file) && file.lines > (isTest(file) ? 250 : 200))
        .map(({ path, lines }) => `${path} has ${lines} lines`),
  },
  {
    name: 'half of the files have at most 60 lines',
    offences({ files }) {
      const sizes = files.filter((file) => !isDictionary(file)).map(({ lines }) => lines);
      const middle = sizes.toSorted((left, right) => left - right)[Math.floor(sizes.length / 2)] ?? 0;
      return middle > 60 ? [`the median is ${middle}`] : [];
    },
  },
  {
    name: 'a folder has at most 18 source files',
    offences(tree) {
      const counts = new Map<string, number>();
      for (const file of codeOf(tree)) {
        if (isDictionary(file)) continue;
        const folder = folderOf(file.path);
        counts.set(folder, (counts.get(folder) ?? 0) + 1);
      }
      return [...counts]
        .filter(([, count]) => count > mostInFolder)
        .map(([folder, count]) => `${folder} holds ${count}`);
    },
  },
];
