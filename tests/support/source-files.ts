import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface SourceFile {
  /** Path relative to the root of the repository. */
  readonly path: string
  readonly text: string
}

/** All source files below a folder. */
export const sourceFiles = (folder: string): SourceFile[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mts|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))

/**
 * What a file imports, by value or as a type. Uses a parser, so strings and comments that look like imports do not
 * count.
 */
export function listImports({ path, text }: SourceFile): string[] {
  const { module, program } = parseSync(path, text)
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
  )
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
  )
  const inTypes: string[] = []
  new Visitor({
    TSImportType: ({ source }) => void inTypes.push(source.value),
  }).visit(program)
  const imported = module.staticImports.map((entry) => entry.moduleRequest.value)
  return [...imported, ...exported, ...dynamic, ...inTypes]
}

/** The path of an imported source file relative to the root of the repository; null for a package. */
export function resolveImport(importer: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  return specifier.startsWith('.') ? normalize(join(dirname(importer), specifier)) : null
}

export interface ImportEdge {
  readonly from: string
  readonly to: string
}

/** All imports between these files. */
export function listImportEdges(files: readonly SourceFile[]): ImportEdge[] {
  const paths = new Set(files.map(({ path }) => path))
  return files.flatMap((file) =>
    listImports(file)
      .map((specifier) => resolveImport(file.path, specifier))
      .filter((target): target is string => target !== null && paths.has(target))
      .map((to) => ({ from: file.path, to })),
  )
}
