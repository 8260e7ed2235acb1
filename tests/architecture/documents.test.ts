import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, sourceFiles } from '../support/source-files.ts'

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const SCRIPTS = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts)

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document)

  it('links only to files that exist', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, target = '']) => target)
    expect(targets.filter((target) => !existsSync(join(ROOT, dirname(document), target)))).toEqual([])
  })

  it('names only commands that exist', () => {
    const commands = [...text.matchAll(/`npm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name)
    const known = [...SCRIPTS, 'ci', 'install']
    expect(commands.filter((name) => !known.includes(name))).toEqual([])
  })

  it('names only source files that exist', () => {
    const paths = [...text.matchAll(/`((?:src|tools|tests|data|docs)\/[\w./-]+\.\w+)`/g)].map(
      ([, path = '']) => path,
    )
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })
})

it('README explains every script and every environment variable', () => {
  const readme = read('README.md')
  expect(SCRIPTS.filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(readme))).toEqual([])
  const variables = [...read('src/server/config/environment.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name = '']) => name,
  )
  expect(variables.length).toBeGreaterThan(10)
  expect(variables.filter((name) => !readme.includes(name))).toEqual([])
})

it('every integration and browser test is listed in the features', () => {
  const features = read('docs/features.md')
  const folders = ['tests/integration', 'tests/e2e', 'tests/engines']
  const suites = folders
    .flatMap(sourceFiles)
    .map(({ path }) => path)
    .filter((path) => /\.(test|spec)\.ts$/.test(path))
  expect(suites.filter((path) => !features.includes(path))).toEqual([])
})

it('every assumption in the code points to a decision record that exists', () => {
  const broken = sourceFiles('src').flatMap(({ path, text }) =>
    [...text.matchAll(/Assumption:[^\n]*/g)]
      .map(([line]) => /docs\/adr\/[\w-]+\.md/.exec(line)?.[0] ?? 'none')
      .filter((record) => !existsSync(join(ROOT, record)))
      .map((record) => `${path} → ${record}`),
  )
  expect(broken).toEqual([])
})
