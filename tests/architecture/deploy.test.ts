import { existsSync, globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { read, readSettings, readVariables, type Variables, YAML } from '../support/deploy-settings.ts'
import { listImports, resolveImport, sourceFiles } from '../support/source-files.ts'

const README = read('README.md')
const OPERATIONS = read('docs/operations.md')
const IMAGE = read('deploy/Containerfile')
const FILES = globSync('deploy/**/*', { withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes('monitoring'))
  .map((entry) => `${entry.parentPath}/${entry.name}`)

/** Read by the programs next to the shop. */
const OTHERS =
  /^(?:NODE_ENV|POSTGRES_\w+|OPENSEARCH_JAVA_OPTS|DISABLE_SECURITY_PLUGIN|ROOT_SECRET_ACCESS_KEY|AF_\w+)$/

/** Names of variables in a file, those of files with secrets without `_FILE`. */
function listVariables(file: string): string[] {
  const names = read(file).match(/\b[A-Z]{2,}(?:_[A-Z0-9]+)+\b/g) ?? []
  return [...new Set(names)].filter((name) => !OTHERS.test(name))
}

const isDocumented = (name: string): boolean =>
  README.includes(`\`${name}\``) ||
  (name.endsWith('_FILE') && OPERATIONS.includes(`\`${name.replace(/_FILE$/, '')}\``))

describe('a file for operators', () => {
  it.each(FILES)('%s only sets variables that the shop reads', (file) => {
    expect(listVariables(file).filter((name) => !isDocumented(name))).toEqual([])
  })

  it.each(globSync('deploy/**/*.{yaml,yml}'))('%s is YAML', (file) => {
    const problems = parseAllDocuments(read(file), YAML).flatMap(({ errors, warnings }) => [
      ...errors,
      ...warnings,
    ])
    expect(problems).toEqual([])
  })

  it('is where the manual links to', () => {
    const targets = [...read('deploy/README.md').matchAll(/\]\((?!https?:)([^)#]+)/g)]
    expect(
      targets.map(([, target = '']) => target).filter((target) => !existsSync(`deploy/${target}`)),
    ).toEqual([])
  })
})

const toPackage = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

/** The packages that the server's files import, and whatever they import. In development there are more. */
function listRunningPackages(): ReadonlySet<string> {
  const sources = new Map(sourceFiles('src').map((file) => [file.path, file]))
  const isServer = (path: string) => /^src\/server\/(?!.*(?:\.test\.ts|\/dev-))/.test(path)
  const packages = new Set<string>()
  const reached = new Set([...sources.keys()].filter(isServer))
  // The set grows while it is walked through.
  for (const path of reached) {
    const file = sources.get(path)
    for (const specifier of file ? listImports(file) : []) {
      const target = resolveImport(path, specifier)
      if (target === null) packages.add(toPackage(specifier))
      else reached.add(target)
    }
  }
  return packages
}

describe('the image', () => {
  it('runs without rights', () => {
    expect(IMAGE).toMatch(/^USER node$/m)
  })

  it('leaves out the packages that the running shop doesn’t import, and no others', () => {
    const [, list = ''] = /npm uninstall .*\n((?:.*\\\n)*.*)\n/.exec(IMAGE) ?? []
    const leftOut = list.split(/[\s\\]+/).filter(Boolean)
    const packages: Variables = JSON.parse(read('package.json')).dependencies
    const imported = listRunningPackages()
    // Fonts are opened as files.
    const unused = Object.keys(packages).filter((name) => !imported.has(name) && !name.includes('fonts'))
    expect(leftOut.toSorted()).toEqual(unused.toSorted())
  })
})

const ROLES = ['web', 'worker', 'desk', 'migrate'] as const

/** What systemd hands over: the unit's own variables are those of its line, and files are the examples. */
function readUnitSettings(role: (typeof ROLES)[number]): Variables {
  const unit = read(`deploy/systemd/rivendo${role === 'migrate' ? '-migrate' : '@'}.service`)
  const lines = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const own = Object.fromEntries(lines.map((line) => line.replaceAll('%i', role).split('=')))
  const [shared, only] = ['shop', role].map((name) => readVariables(`deploy/systemd/env/${name}.env`))
  return { ...own, ...shared, ...only }
}

describe('systemd', () => {
  it.each(ROLES)('starts %s with settings that the shop accepts', (role) => {
    expect(readSettings(readUnitSettings(role)).SHOP_ROLE).toBe(role)
  })

  it('gives the roles of one machine a port each for their metrics', () => {
    const ports = ROLES.flatMap((role) => readSettings(readUnitSettings(role)).METRICS_PORT ?? [])
    expect(new Set(ports).size).toBe(3)
  })
})

describe('Prometheus', () => {
  it.each(['prometheus.yml', 'prometheus-kubernetes.yml'])('has the job of the rules in %s', (file) => {
    const { rule_files, scrape_configs } = parse(read(`deploy/monitoring/${file}`))
    expect(rule_files).toEqual(['alerts.yml'])
    expect(read('deploy/monitoring/alerts.yml')).toContain(`{job="${scrape_configs[0].job_name}"}`)
  })
})
